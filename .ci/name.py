#!/usr/bin/env python3
"""Answers by mDNS for the name of a machine, as the system of a laptop does, until it is killed.

Usage: name.py OWN-ADDRESS NAME ADDRESS... Prints "ready" once it listens on the adapter with its own IPv4 address.
"""
import ipaddress, socket, struct, sys

GROUP, PORT = "224.0.0.251", 5353
ANSWER, ONLY_OWNER, SECONDS = 0x8400, 0x8001, 120


def record(name, address):
    kind = 1 if address.version == 4 else 28
    return name + struct.pack("!HHIH", kind, ONLY_OWNER, SECONDS, len(address.packed)) + address.packed


own, name = socket.inet_aton(sys.argv[1]), sys.argv[2].lower()
addresses = [ipaddress.ip_address(address) for address in sys.argv[3:]]
name = b"".join(bytes([len(label)]) + label.encode() for label in name.split(".")) + b"\0"
answer = struct.pack("!6H", 0, ANSWER, 0, len(addresses), 0, 0) + b"".join(record(name, a) for a in addresses)
with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as end:
    end.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    end.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    end.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, own)
    end.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_TTL, 255)
    end.bind(("", PORT))
    end.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, socket.inet_aton(GROUP) + own)
    print("ready", flush=True)
    while True:
        packet = end.recv(9000)
        is_question = len(packet) > 12 and packet[2] & 0x80 == 0
        # Names are spelt in any case, and the first one of a packet is never shortened.
        if is_question and name in packet.lower():
            end.sendto(answer, (GROUP, PORT))
