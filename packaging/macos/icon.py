#!/usr/bin/env python3
"""`icon.py write` makes podbay.icns from the pictures in packaging/icons; `icon.py check` compares it with them.

The icon is kept in the repository, like the pictures that it holds. So a Mac needs no tool to build the app, and Linux can
check the very file that ships. Apple's `iconutil` runs on a Mac only.

Both need `pip install icnsutil pillow`, and `write` also needs `resvg-py`.
"""

import io
import sys
from pathlib import Path

from icnsutil import ArgbImage, IcnsFile
from PIL import Image, ImageChops, ImageStat

HERE = Path(__file__).resolve().parent
ICON = HERE / "podbay.icns"
ICONS = HERE.parent / "icons"

# The types that `iconutil` writes, with their sizes in pixels. The Finder garbles PNG data in the two smallest types, so
# these hold plain pixels.
PIXELS = {"ic04": 16, "ic05": 32}
# Some sizes occur twice, because macOS tells 32 points from 16 points on a Retina display.
PICTURES = {"ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256, "ic14": 512, "ic09": 512}
LARGEST = "ic10"
LARGEST_SIZE = 1024
# Mean difference of a channel, out of 255, between the largest picture at half its size and the one of 512 pixels. Two
# programs draw them, and they differ slightly along the edges.
TOLERANCE = 0.5


def picture(size):
    return ICONS / f"podbay-{size}.png"


def write():
    import resvg_py

    icon = IcnsFile()
    for key, size in PIXELS.items():
        icon.add_media(key, data=ArgbImage(file=str(picture(size))).argb_data())
    for key, size in PICTURES.items():
        icon.add_media(key, file=str(picture(size)))
    drawing = str(ICONS / "podbay.svg")
    icon.add_media(LARGEST, data=bytes(resvg_py.svg_to_bytes(svg_path=drawing, width=LARGEST_SIZE, height=LARGEST_SIZE)))
    icon.write(str(ICON), toc=False)


def largest_difference(data):
    """Returns the mean difference of the channel that differs most from the picture of 512 pixels."""
    largest = Image.open(io.BytesIO(data)).convert("RGBA")
    if largest.size != (LARGEST_SIZE, LARGEST_SIZE):
        return 255.0
    # Colours of transparent pixels are invisible, so both pictures are compared on black.
    half = Image.open(picture(LARGEST_SIZE // 2)).convert("RGBA")
    black = Image.new("RGBA", half.size, "black")
    difference = ImageChops.difference(Image.alpha_composite(black, largest.reduce(2)), Image.alpha_composite(black, half))
    return max(ImageStat.Stat(difference).mean)


def faults():
    """Yields a sentence for each way in which the icon differs from the pictures."""
    yield from IcnsFile.verify(str(ICON))
    media = IcnsFile(str(ICON)).media
    expected = {*PIXELS, *PICTURES, LARGEST}
    if set(media) != expected:
        yield f"the types are {sorted(media)}, but should be {sorted(expected)}"
        return
    for key, size in PIXELS.items():
        found, drawn = ArgbImage(data=media[key]), ArgbImage(file=str(picture(size)))
        if found.size != (size, size) or any(list(getattr(found, c)) != list(getattr(drawn, c)) for c in "argb"):
            yield f"{key} differs from {picture(size).name}"
    for key, size in PICTURES.items():
        if media[key] != picture(size).read_bytes():
            yield f"{key} differs from {picture(size).name}"
    difference = largest_difference(media[LARGEST])
    if difference > TOLERANCE:
        yield f"{LARGEST} differs from {picture(512).name} by {difference:.2f}"


def check():
    found = list(faults())
    for fault in found:
        print(f"FAILED: podbay.icns: {fault}")
    if found:
        print("Run `packaging/macos/icon.py write` to make the icon again.")
        return 1
    sizes = sorted({*PIXELS.values(), *PICTURES.values(), LARGEST_SIZE})
    print(f"ok: podbay.icns holds the pictures of packaging/icons in {', '.join(map(str, sizes))} pixels")
    return 0


if __name__ == "__main__":
    if sys.argv[1:] == ["write"]:
        write()
    elif sys.argv[1:] != ["check"]:
        sys.exit("usage: icon.py write|check")
    sys.exit(check())
