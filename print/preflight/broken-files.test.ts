import { inflateSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { translator } from "../../core/labels.ts";
import { EditablePdf } from "../testing/editable-pdf.ts";
import { fullPage } from "../testing/full-page.ts";
import { complaints, expected, judge } from "../testing/preflighted.ts";
import { printFile } from "../testing/print-file.ts";
import type { Expectation } from "./expectation.ts";
import { preflightWords } from "./words.ts";

const english = translator(preflightWords, "en-GB", (key) => expect.fail(`no words for ${key}`));

let good: Buffer;
let expectation: Expectation;

beforeAll(async () => {
  const page = await fullPage();
  good = await printFile(page);
  expectation = await expected(page.scene, page.partner);
});

const CONTENT = /\/Type \/Page\n/;
const CATALOGUE = /\/Type \/Catalog/;
const PHOTO = /\/Subtype \/Image/;
const XMP = /\/Type \/Metadata/;
const INTENT_PROFILE = /^<<\/N 4/;
const PHOTO_PROFILE = /^<<\/N 3/;

const xmp = (pattern: RegExp, by: string) => (pdf: EditablePdf) =>
  pdf.data(XMP, (data) => {
    const before = data.toString("utf8");
    const after = before.replace(pattern, by);
    expect(after).not.toBe(before);
    return Buffer.from(after, "utf8");
  });

const content = (pattern: RegExp, by: string) => (pdf: EditablePdf) => pdf.content((text) => text.replace(pattern, by));

const draw = (operators: string) => (pdf: EditablePdf) => pdf.content((text) => `${text}\n${operators}`);

const script = (pdf: EditablePdf) => pdf.add("<</S /JavaScript /JS (app.alert\\(1\\))>>");

/** A letter that the subset has, somewhere else. */
const letterAt = (x: number, y: number) => (pdf: EditablePdf) =>
  pdf.content((text) => `${text}\nBT /F1 9 Tf 1 0 0 1 ${x} ${y} Tm ${/<[0-9A-F]{4}>/.exec(text)?.[0]} Tj ET`);

/** Lets glyph 258 mean the letter A. */
const speaking = (pdf: EditablePdf) => {
  for (const object of pdf.objects.values()) {
    const map = object.head.includes("FlateDecode") && object.data ? inflateSync(object.data).toString("latin1") : "";
    if (!map.includes("beginbfchar\n")) continue;
    object.data = Buffer.from(map.replace("beginbfchar\n", "beginbfchar\n<0102> <0041>\n"), "latin1");
    object.head = `<</Length ${object.data.length}>>`;
  }
};

const written = (data: Buffer, text: string, at: number) =>
  Buffer.concat([data.subarray(0, at), Buffer.from(text), data.subarray(at + text.length)]);

type Break = (pdf: EditablePdf) => unknown;

/** What is broken, the complaint it must earn, and how it is broken. Other complaints may come along. */
const breaks: readonly (readonly [string, string, Break])[] = [
  ["no version of PDF this house knows", "pdf-version.unknown", (pdf) => (pdf.header = "%PDF-2.0\n")],
  ["a newer version than X-4 builds on", "pdf-version.newer", (pdf) => (pdf.header = "%PDF-1.7\n")],
  [
    "encrypted",
    "encryption.encrypted",
    (pdf) => (pdf.trailer = pdf.trailer.replace("<<", "<</Encrypt <</Filter /Standard>>\n")),
  ],
  ["without identifier", "file-id.missing", (pdf) => (pdf.trailer = pdf.trailer.replace(/\/ID \[.*?\]/, ""))],
  [
    "with a short identifier",
    "file-id.short",
    (pdf) => (pdf.trailer = pdf.trailer.replace(/\/ID \[.*?\]/, "/ID [<00> <00>]")),
  ],
  [
    "LZW compression",
    "filters.lzw",
    (pdf) => pdf.add("<</Filter /LZWDecode\n/Length 3>>", Buffer.from([0x80, 0x0b, 0x60])),
  ],
  [
    "a filter of private make",
    "filters.foreign-filter",
    (pdf) => pdf.add("<</Filter /AcmePack\n/Length 1>>", Buffer.from("x")),
  ],
  [
    "a stream shorter than it says",
    "undamaged.damage",
    (pdf) => pdf.replace(/(\/Filter \/DCTDecode\n\/Length )\d+/, "$1700"),
  ],
  ["a missing object", "undamaged.damage", (pdf) => pdf.replace(/\/X1 \d+ 0 R/, "/X1 9999 0 R")],
  [
    "data that do not decode",
    "undamaged.damage",
    (pdf) =>
      pdf.add("<</Filter /FlateDecode\n/Length 4>>", Buffer.from("nope")) &&
      pdf.replace(/\/Contents \d+/, `/Contents ${pdf.objects.size}`),
  ],
  ["no XMP", "metadata-complete.no-xmp", (pdf) => pdf.replace(/\/Metadata \d+ 0 R/, "")],
  ["no document id", "metadata-complete.missing", xmp(/<xmpMM:DocumentID>.*\n/, "")],
  ["no rendition class", "metadata-complete.missing", xmp(/<xmpMM:RenditionClass>.*\n/, "")],
  ["no X-4 mark", "pdfx-marker.missing", xmp(/<pdfxid:.*\n/, "")],
  ["marked as another standard", "pdfx-marker.other", xmp(/PDF\/X-4/, "PDF/X-1a:2003")],
  ["two titles", "metadata-agrees.differs", (pdf) => pdf.replace(/\/Title \(.*\)/, "/Title (Other)")],
  ["two dates", "metadata-agrees.differs", xmp(/<xmp:CreateDate>2026/, "<xmp:CreateDate>2025")],
  ["trapping unknown", "trapped.unknown", (pdf) => pdf.replace(/\/Trapped \/False/, "/Trapped /Unknown")],
  ["trapping not said", "trapped.missing", (pdf) => xmp(/<pdf:Trapped>.*\n/, "")(pdf.replace(/\/Trapped \/False/, ""))],
  ["JavaScript", "scripts.javascript", script],
  ["an action on opening", "scripts.actions", (pdf) => pdf.extend(CATALOGUE, "/OpenAction [1 0 R /Fit]")],
  ["an action on a page", "scripts.actions", (pdf) => pdf.extend(CONTENT, "/AA <<>>")],
  ["a form", "forms.form", (pdf) => pdf.extend(CATALOGUE, "/AcroForm <</Fields []>>")],
  ["an attached file", "forms.attachment", (pdf) => pdf.extend(CATALOGUE, "/Names <</EmbeddedFiles <<>>>>")],
  ["layers", "forms.layers", (pdf) => pdf.extend(CATALOGUE, "/OCProperties <<>>")],
  [
    "a comment on the picture",
    "annotations.inside",
    (pdf) => pdf.extend(CONTENT, "/Annots [<</Subtype /Text /Rect [100 100 120 120]>>]"),
  ],
  [
    "a comment beside it",
    "annotations.outside",
    (pdf) => pdf.extend(CONTENT, "/Annots [<</Subtype /Text /Rect [1 1 9 9]>>]"),
  ],
  [
    "a transfer curve",
    "device-tricks.transfer-curve",
    (pdf) => pdf.add("<</Type /ExtGState /TR2 <</FunctionType 2 /Domain [0 1] /N 2>>>>"),
  ],
  ["a halftone phase", "device-tricks.halftone", (pdf) => pdf.add("<</Type /ExtGState /HTP [0 0]>>")],
  [
    "PostScript",
    "device-tricks.postscript",
    (pdf) => pdf.add("<</Type /XObject /Subtype /PS /Length 1>>", Buffer.from(" ")),
  ],
  ["OPI comments", "device-tricks.opi", (pdf) => pdf.extend(PHOTO, "/OPI <<>>")],
  ["an alternate image", "device-tricks.alternate-image", (pdf) => pdf.extend(PHOTO, "/Alternates []")],
  [
    "a page too many",
    "page-count.differs",
    (pdf) => pdf.replace(/\/Kids \[(\d+ 0 R)\]/, `/Kids [$1 ${pdf.add("<</Type /Page\n/MediaBox [0 0 9 9]>>")} 0 R]`),
  ],
  ["no trim box", "boxes-nested.no-trim", (pdf) => pdf.replace(/\/TrimBox \[.*?\]/, "")],
  ["trim and art box", "boxes-nested.trim-and-art", (pdf) => pdf.replace(/(\/TrimBox (\[.*?\]))/, "$1\n/ArtBox $2")],
  ["a trim box outside the bleed", "boxes-nested.not-nested", (pdf) => pdf.replace(/\/TrimBox \[\S+/, "/TrimBox [5")],
  [
    "a trim a tenth of a millimetre too wide",
    "boxes-size.differs",
    (pdf) => pdf.replace(/(\/TrimBox \[\S+ \S+ \d+)\.\d+/, "$1.9"),
  ],
  [
    "no bleed",
    "boxes-size.differs",
    (pdf) => pdf.replace(/\/BleedBox \[.*?\]\n\/TrimBox (\[.*?\])/, "/BleedBox $1\n/TrimBox $1"),
  ],
  ["a turned page", "rotation.turned", (pdf) => pdf.extend(CONTENT, "/Rotate 90")],
  ["no output intent", "output-intent.missing", (pdf) => pdf.replace(/\/S \/GTS_PDFX/, "/S /GTS_PDFA1")],
  [
    "two output intents",
    "output-intent.several",
    (pdf) => pdf.replace(/\/OutputIntents \[([\s\S]*)\]>>$/, "/OutputIntents [$1 $1]>>"),
  ],
  ["another printing condition", "output-intent.other", (pdf) => pdf.replace(/\(FOGRA39\)/, "(FOGRA51)")],
  ["no profile in the intent", "output-intent.no-profile", (pdf) => pdf.replace(/\/DestOutputProfile \d+ 0 R/, "")],
  [
    "a display profile as intent",
    "intent-profile.class",
    (pdf) => pdf.data(INTENT_PROFILE, (data) => written(data, "mntr", 12)),
  ],
  ["a profile of other inks", "intent-profile.components", (pdf) => pdf.replace(INTENT_PROFILE, "<</N 3")],
  ["a cut profile", "intent-profile.cut", (pdf) => pdf.data(INTENT_PROFILE, (data) => data.subarray(0, 5000))],
  [
    "another profile of the same kind",
    "intent-profile.other",
    (pdf) => pdf.data(INTENT_PROFILE, (data) => written(data, "x", 5000)),
  ],
  [
    "something else instead of a profile",
    "intent-profile.no-profile-data",
    (pdf) => pdf.data(INTENT_PROFILE, () => Buffer.alloc(500)),
  ],
  [
    "a photo without profile",
    "colour-spaces.device",
    (pdf) => pdf.replace(/(\/Subtype \/Image[\s\S]*\/ColorSpace) \[.*?\]/, "$1 /DeviceRGB"),
  ],
  ["a fill in device RGB", "colour-spaces.device", draw("1 0 0 rg 100 100 50 50 re f")],
  ["a photo profile of other components", "colour-spaces.components", (pdf) => pdf.replace(PHOTO_PROFILE, "<</N 1")],
  [
    "a photo profile that is none",
    "colour-spaces.no-profile",
    (pdf) => pdf.data(PHOTO_PROFILE, () => Buffer.alloc(300)),
  ],
  [
    "the intent's CMYK tagged",
    "colour-spaces.tagged-intent",
    (pdf) => {
      const profile = pdf.find(INTENT_PROFILE);
      pdf.replace(/(\/Subtype \/Image[\s\S]*\/ColorSpace) \[.*?\]/, `$1 [/ICCBased ${profile} 0 R]`);
    },
  ],
  [
    "a page group that blends in RGB",
    "colour-spaces.device",
    (pdf) => pdf.extend(CONTENT, "/Group <</S /Transparency /CS /DeviceRGB>>"),
  ],
  ["400 % ink", "ink-limit.too-much", draw("1 1 1 1 k 100 100 50 50 re f")],
  ["foil that knocks out", "plate-overprint.knocks-out", (pdf) => pdf.replace(/\/op true/, "/op false")],
  ["half a foil", "plate-solid.tint", content(/ cs 1 scn/, " cs .5 scn")],
  [
    "foil under another name",
    "plates-expected.unexpected",
    (pdf) => pdf.replace(/\/Separation \/Foil_Gold/, "/Separation /Gold"),
  ],
  [
    "foil lost",
    "plates-expected.missing",
    (pdf) => pdf.content((text) => text.replace(/q \/G1 gs \/C\d cs 1 scn .*? re f Q\n/, "")),
  ],
  ["registration colour on the picture", "registration-outside.inside", draw("/C3 cs 1 scn 100 100 50 50 re f")],
  ["a font left out", "fonts-embedded.missing", (pdf) => pdf.replace(/\/FontFile2 \d+ 0 R/, "")],
  [
    "a glyph the subset lacks",
    "font-subset.empty-glyph",
    (pdf) => speaking(content(/<[0-9A-F]{4}> Tj/, "<0102> Tj")(pdf)),
  ],
  ["an undefined glyph", "font-subset.undefined-glyph", content(/<[0-9A-F]{4}> Tj/, "<0000> Tj")],
  ["a glyph beyond the font", "font-subset.no-such-glyph", content(/<[0-9A-F]{4}> Tj/, "<FFF0> Tj")],
  ["widths that lie", "font-subset.width", (pdf) => pdf.replace(/\/W \[(\d+) \[/, "/W [$1 [999 ")],
  ["text without a map", "text-readable.no-map", (pdf) => pdf.replace(/\/ToUnicode \d+ 0 R/, "")],
  ["type of three points", "small-type.small", content(/(\/F1) \S+ Tf/, "$1 3 Tf")],
  ["a hairline", "hairlines.thin", draw("0.1 w 100 100 m 200 200 l S")],
  ["a photo lost", "photo-count.placements", content(/q [^q]* cm \/X1 Do Q\n/, "")],
  ["a photo doubled", "photo-count.placements", draw("q 500 0 0 300 100 100 cm /X1 Do Q")],
  [
    "a photo too many",
    "photo-count.photos",
    (pdf) => {
      const photo = pdf.objects.get(pdf.find(PHOTO));
      const copy = pdf.add(photo?.head ?? "", photo?.data ?? null);
      draw("q 500 0 0 300 100 100 cm /X2 Do Q")(pdf.replace(/(\/X1 \d+ 0 R)/, `$1 /X2 ${copy} 0 R`));
    },
  ],
  ["a photo clipped away", "photo-visible.clipped-away", content(/(cm \/X1 Do)/, "1 0 0 1 5 5 cm $1")],
  ["a photo cut short", "photo-data.truncated", (pdf) => pdf.data(PHOTO, (data) => data.subarray(0, -200))],
  ["a photo that is no JPEG", "photo-data.unreadable", (pdf) => pdf.data(PHOTO, () => Buffer.from("GIF89a"))],
  ["a photo of another size", "photo-data.size", (pdf) => pdf.replace(/\/Width 1600/, "/Width 800")],
  ["a photo of another depth", "photo-data.bits", (pdf) => pdf.replace(/\/BitsPerComponent 8/, "/BitsPerComponent 4")],
  [
    "an arithmetic-coded photo",
    "photo-data.kind",
    (pdf) =>
      pdf.data(PHOTO, (data) => {
        data[data.indexOf(Buffer.from([0xff, 0xc0])) + 1] = 0xc9;
        return data;
      }),
  ],
  [
    "a grey JPEG in an RGB space",
    "photo-data.components",
    (pdf) => pdf.replace(/\[\/ICCBased \d+ 0 R\](?=\n\/Bits)/, "/DeviceGray"),
  ],
  [
    "GPS in a photo",
    "photo-privacy.metadata",
    (pdf) =>
      pdf.data(PHOTO, (data) => {
        const exif = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 8]), Buffer.from("Exif\0\0")]);
        return Buffer.concat([data.subarray(0, 2), exif, data.subarray(2)]);
      }),
  ],
  ["a photo of few pixels", "resolution.too-low", content(/q (\S+ \S+ \S+ \S+) re W n (-?\d+)/, "q $1 re W n $20")],
  [
    "a photo that ends at the trim",
    "white-rim.photo-too-small",
    content(/q (\S+) (\S+) (\S+) (\S+) re W n/, "q 40 40 $3 $4 re W n"),
  ],
  ["text under the frame", "safe-area.hidden", letterAt(26, 300)],
  ["text near the edge", "safe-area.near-edge", letterAt(47, 300)],
  ["text in a drilled hole", "safe-area.cut-away", letterAt(60, 565)],
];

describe("the good file", () => {
  test("earns no complaint", async () => {
    expect(complaints(await judge(good, expectation))).toEqual([]);
  });

  test("still earns none when it is taken apart and put together", async () => {
    expect(complaints(await judge(new EditablePdf(good).bytes(), expectation))).toEqual([]);
  });
});

describe("a file with one fault is caught by the right rule", () => {
  test.each(breaks)("%s: %s", async (_, complaint, damage) => {
    const pdf = new EditablePdf(good);
    damage(pdf);
    const report = await judge(pdf.bytes(), expectation);
    expect(complaints(report)).toContain(complaint);
    for (const { message, params } of report.rules) expect(english({ key: message, params })).not.toMatch(/\{/);
  });
});
