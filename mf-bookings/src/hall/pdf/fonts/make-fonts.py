"""Makes the fonts of the invoice, and what they draw and where marks stand on letters; README.md says from what.

usage: python3 make-fonts.py <folder with the npm packages as node_modules>      (needs fonttools 4)
"""

import json
import sys
import unicodedata
from pathlib import Path

from fontTools import subset
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

packages = Path(sys.argv[1]) / "node_modules"
here = Path(__file__).parent
google = packages / "@expo-google-fonts"


BETWEEN_MARKS = 45


def span(first, last):
    return set(range(first, last + 1))


MARKS = span(0x300, 0x304) | span(0x306, 0x30C) | {0x30D, 0x30F, 0x311, 0x323, 0x324, 0x325, 0x329, 0x32D, 0x330, 0x331}
SIGNS = span(0x20, 0x7E) | span(0x2010, 0x2027) | {0x2030, 0x2039, 0x203A, 0x20A6, 0x20AC, 0x2122, 0x2212, 0x25A1}
APOSTROPHES = {0x2B9, 0x2BA, 0x2BB, 0x2BC, 0x2BE, 0x2BF, 0x2C8, 0xA78B, 0xA78C}
AFRICAN = {ord(letter) for letter in "ƁɓÐƉɖƊɗƐɛƎǝƏəƑƒƔɣƖɩƗɨƘƙƝɲŊŋƆɔƩʃƬƭɄʉƱʊƲʋɅʌƳƴƵƶƷʒɁɂʔɦɑ"}
LATIN = span(0xA0, 0x24F) | AFRICAN | span(0x1E00, 0x1EFF)
CHARACTERS = SIGNS | APOSTROPHES | LATIN | MARKS


def cut(path, characters):
    font = TTFont(path)
    options = subset.Options()
    options.hinting = False
    options.layout_features = []
    options.drop_tables += ["GSUB", "GPOS", "GDEF", "BASE", "DSIG", "STAT", "gasp"]
    options.notdef_outline = True
    options.glyph_names = False
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=characters)
    cutter.subset(font)
    return font


def add_letters(font, donor, characters):
    """Draws what the font lacks out of another one, at its own height of capitals and of small letters."""
    shapes, names = donor.getGlyphSet(), donor.getBestCmap()
    ours, theirs = font["OS/2"], donor["OS/2"]
    ratios = {}
    for code in sorted(characters & set(names) - set(font.getBestCmap())):
        is_small = unicodedata.category(chr(code)) == "Ll"
        ratio = ours.sxHeight / theirs.sxHeight if is_small else ours.sCapHeight / theirs.sCapHeight
        recording, pen = DecomposingRecordingPen(shapes), TTGlyphPen(None)
        shapes[names[code]].draw(recording)
        recording.replay(TransformPen(pen, (ratio, 0, 0, ratio, 0, 0)))
        name = f"added{code:04X}"
        font.setGlyphOrder([*font.getGlyphOrder(), name])
        shape = pen.glyph()
        font["glyf"][name] = shape
        shape.recalcBounds(font["glyf"])
        font["hmtx"][name] = (round(donor["hmtx"][names[code]][0] * ratio), shape.xMin)
        for table in font["cmap"].tables:
            table.cmap[code] = name
        ratios[code] = ratio
    return ratios


def rename(font, family, style):
    names = font["name"]
    names.names = []
    for number, text in ((1, family), (2, style), (4, f"{family} {style}"), (6, f"{family}-{style}".replace(" ", ""))):
        names.setName(text, number, 3, 1, 0x409)


def point(anchor):
    return None if anchor is None else (anchor.XCoordinate, anchor.YCoordinate)


def mark_tables(font):
    positions = font["GPOS"].table
    numbers = {n for f in positions.FeatureList.FeatureRecord if f.FeatureTag == "mark" for n in f.Feature.LookupListIndex}
    for number in sorted(numbers):
        for table in positions.LookupList.Lookup[number].SubTable:
            table = table.ExtSubTable if table.LookupType == 9 else table
            if table.LookupType == 4:
                yield table


def height(font, glyph):
    shape = font["glyf"][glyph]
    return shape.yMax - shape.yMin


def anchors(font, characters):
    """Per side: where letters carry a mark, from their right end; where the mark is held, and how far the next one is off."""
    letter_of = {name: chr(code) for code, name in font.getBestCmap().items() if code in characters}
    result = {}
    for side, example, direction in (("above", "\u0301", 1), ("below", "\u0323", -1)):
        letters, marks = {}, {}
        for table in mark_tables(font):
            held = {letter_of.get(g): (g, r) for g, r in zip(table.MarkCoverage.glyphs, table.MarkArray.MarkRecord)}
            if example not in held:
                continue
            group = held[example][1].Class
            for mark, (glyph, record) in held.items():
                if mark and ord(mark) in MARKS and record.Class == group:
                    step = direction * (height(font, glyph) + BETWEEN_MARKS)
                    marks.setdefault(mark, (*point(record.MarkAnchor), step))
            for glyph, record in zip(table.BaseCoverage.glyphs, table.BaseArray.BaseRecord):
                letter, at = letter_of.get(glyph), point(record.BaseAnchor[group])
                if letter and at and letter.isalpha() and not unicodedata.decomposition(letter):
                    letters.setdefault(letter, (at[0] - font["hmtx"][glyph][0], at[1]))
        result[side] = {"letters": letters, "marks": marks}
    return result


def drawn_by(font):
    """Spans of code points, first and last."""
    codes = sorted(font.getBestCmap())
    firsts = [code for code in codes if code - 1 not in codes]
    lasts = [code for code in codes if code + 1 not in codes]
    return {"from": firsts, "to": lasts}


def in_columns(points):
    """The keys as one text, and a list per number: formatters leave that on few lines."""
    keys = sorted(points)
    columns = zip(*(points[key] for key in keys))
    return {"of": "".join(keys)} | dict(zip(("x", "y", "step"), map(list, columns)))


def with_added(own, donors, ratios):
    """Letters of the donor carry the marks of the font that they were added to."""
    for side in own:
        (_, own_y), (_, donor_y) = own[side]["letters"]["x"], donors[side]["letters"]["x"]
        for letter, (x, y) in donors[side]["letters"].items():
            if ord(letter) in ratios:
                ratio = ratios[ord(letter)]
                own[side]["letters"][letter] = (round(x * ratio), round((y - donor_y) * ratio + own_y))
    return own


def sans(weight, google_weight, file):
    path = packages / f"source-sans/TTF/SourceSans3-{weight}.ttf"
    donor = TTFont(google / f"noto-sans/{google_weight}/NotoSans_{google_weight}.ttf")
    font = cut(path, CHARACTERS)
    ratios = add_letters(font, donor, AFRICAN | APOSTROPHES)
    rename(font, "Invoice Sans", weight)
    font.save(here / f"{file}.ttf")
    whole = TTFont(path)
    sides = with_added(anchors(whole, CHARACTERS), anchors(donor, SIGNS | AFRICAN | MARKS), ratios)
    return {"draws": drawn_by(font), **sides}


def serif(file):
    path = google / "noto-serif-display/600SemiBold/NotoSerifDisplay_600SemiBold.ttf"
    characters = {c for c in CHARACTERS if c < 0x180 or 0x300 <= c < 0x2000} - span(0x1E00, 0x1EFF)
    characters |= {ord(letter) for letter in "ẸẹỌọṢṣỊịỤụṄṅǸǹḾḿẼẽƁɓƊɗƘƙƳƴƐɛƆɔŊŋ–—‘’“”…₦□"}
    font = cut(path, characters)
    add_letters(font, TTFont(packages / "source-sans/TTF/SourceSans3-Semibold.ttf"), {0x25A1})
    rename(font, "Invoice Serif", "Semibold")
    font.save(here / f"{file}.ttf")
    return {"draws": drawn_by(font), **anchors(TTFont(path), characters)}


faces = {
    "regular": sans("Regular", "400Regular", "invoice-sans-regular"),
    "bold": sans("Semibold", "600SemiBold", "invoice-sans-bold"),
    "serif": serif("invoice-serif"),
}
for face in faces.values():
    for side in ("above", "below"):
        face[side] = {name: in_columns(points) for name, points in face[side].items()}
(here / "font-facts.json").write_text(json.dumps(faces, indent=2) + "\n")
