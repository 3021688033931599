#!/usr/bin/env python3
"""Copies a console program of Windows as a window program, which opens no console: subsystem.py CONSOLE WINDOW.

Only the subsystem and the checksum in the header change. The checksum is computed again, after that of the console
program was compared, so that no damaged file is copied.
"""

import struct
import sys

PE32_PLUS, WINDOW, CONSOLE = 0x20B, 2, 3


def checksum(program, at):
    """Sums the 16-bit words with end-around carry, skipping the checksum itself, and adds the length."""
    data = program[:at] + bytes(4) + program[at + 4 :] + bytes(len(program) % 2)
    total = sum(struct.unpack(f"<{len(data) // 2}H", data))
    while total > 0xFFFF:
        total = (total & 0xFFFF) + (total >> 16)
    return total + len(program)


def main(source, target):
    with open(source, "rb") as file:
        program = bytearray(file.read())
    try:
        (header,) = struct.unpack_from("<I", program, 0x3C)
        optional = header + 24
        (magic,) = struct.unpack_from("<H", program, optional)
        (told,) = struct.unpack_from("<I", program, optional + 64)
        (subsystem,) = struct.unpack_from("<H", program, optional + 68)
        right = program[:2] == b"MZ" and program[header : header + 4] == b"PE\0\0" and magic == PE32_PLUS
    except struct.error:
        right = False
    if not right:
        sys.exit(f"{source} is not a 64-bit program of Windows")
    if subsystem != CONSOLE:
        sys.exit(f"{source} is not a console program: its subsystem is {subsystem}")
    if told not in (0, checksum(program, optional + 64)):
        sys.exit(f"{source} is damaged: its checksum is wrong")
    struct.pack_into("<H", program, optional + 68, WINDOW)
    struct.pack_into("<I", program, optional + 64, checksum(program, optional + 64))
    with open(target, "wb") as file:
        file.write(program)


if len(sys.argv) != 3:
    sys.exit("usage: subsystem.py CONSOLE WINDOW")
main(*sys.argv[1:])
