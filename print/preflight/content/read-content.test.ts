import { beforeAll, describe, expect, test } from "vitest";
import { bytesSource } from "../../byte-source.ts";
import type { Entries } from "../../pdf/syntax.ts";
import { PdfWriter } from "../../pdf/writer.ts";
import { memorySink } from "../../testing/memory-sink.ts";
import { inspect } from "../inspect.ts";
import type { Mark } from "../inspection.ts";

/** Number of the first extra stream. */
const FIRST = 6;

/** What a page of 200 x 100 points with this content and these resources paints. */
async function marksOf(
  content: string,
  resources: string,
  streams: readonly (readonly [Entries, string])[] = [],
): Promise<readonly Mark[]> {
  const sink = memorySink();
  const writer = new PdfWriter(sink);
  await writer.begin();
  const ref = (object: number) => ({ object });
  for (let object = 1; object < FIRST; object++) writer.reserve();
  await writer.object(ref(1), "<</Type /Catalog /Pages 3 0 R>>");
  await writer.object(ref(2), "<<>>");
  await writer.object(ref(3), "<</Type /Pages /Count 1 /Kids [4 0 R] /MediaBox [0 0 200 100]>>");
  await writer.object(ref(4), `<</Type /Page /Contents 5 0 R /Resources <<${resources}>>>>`);
  await writer.stream(ref(5), {}, Buffer.from(content, "latin1"));
  for (const [entries, data] of streams) await writer.stream(writer.reserve(), entries, Buffer.from(data, "latin1"));
  await writer.finish({ root: ref(1), info: ref(2), id: new Uint8Array(16) });
  const inspection = await inspect(bytesSource(sink.bytes()));
  if (!inspection.ok) throw new Error(inspection.error);
  expect(inspection.value.damage).toEqual([]);
  return inspection.value.pages[0]?.marks ?? [];
}

const box = (left: number, bottom: number, right: number, top: number) => ({ left, bottom, right, top });

describe("areas and lines", () => {
  test("are measured where the matrix puts them and cut by the clip", async () => {
    const marks = await marksOf("q 0 0 30 100 re W n 2 0 0 2 10 0 cm 0 5 20 20 re f Q 1 1 5 5 re f", "");
    expect(marks.map((mark) => mark.box)).toEqual([box(10, 10, 30, 50), box(1, 1, 6, 6)]);
  });

  test("turned rectangles are areas, but no rectangles", async () => {
    const marks = await marksOf("q .7 .7 -.7 .7 50 0 cm 0 0 10 10 re f Q 0 0 10 10 re f 0 0 m 9 0 l 9 9 l f", "");
    expect(marks.map((mark) => mark.kind === "area" && mark.rectangle)).toEqual([false, true, false]);
  });

  test("lines keep their width through scaling", async () => {
    const marks = await marksOf("q .5 0 0 .5 0 0 cm 4 w 0 20 m 100 20 l S Q", "");
    expect(marks).toMatchObject([{ kind: "line", width: 2, box: box(0, 9, 50, 11) }]);
  });

  test("a clip that leaves nothing leaves nothing", async () => {
    const marks = await marksOf("0 0 10 10 re W n 50 50 10 10 re W n 0 0 200 100 re f", "");
    expect(marks).toMatchObject([{ box: null }]);
  });
});

describe("state", () => {
  test("colours and overprint go with q and Q", async () => {
    const state = "/ExtGState <</G <</op true /OPM 1>> /T <</ca .5>>>>";
    const marks = await marksOf("q /G gs 0 0 0 1 k 0 0 1 1 re f Q 1 0 0 rg 0 0 1 1 re f /T gs 0 0 1 1 re f", state);
    expect(marks).toMatchObject([
      {
        colour: { space: { kind: "DeviceCMYK" }, values: [0, 0, 0, 1] },
        paint: { overprint: true, overprintMode: 1, opaque: true },
      },
      { colour: { space: { kind: "DeviceRGB" }, values: [1, 0, 0] }, paint: { overprint: false, opaque: true } },
      { paint: { opaque: false } },
    ]);
  });

  test("a default space stands in for a device space", async () => {
    const marks = await marksOf("1 0 0 rg 0 0 1 1 re f", "/ColorSpace <</DefaultRGB [/CalRGB <<>>]>>");
    expect(marks).toMatchObject([{ colour: { space: { kind: "CalRGB" } } }]);
  });
});

describe("forms", () => {
  test("draw through their matrix and inside their box, with their own resources", async () => {
    const form = {
      Subtype: "/Form",
      BBox: "[0 0 10 10]",
      Matrix: "[2 0 0 2 100 0]",
      Resources: "<</ColorSpace <</C [/Separation /Gold /DeviceGray 9 0 R]>>>>",
    };
    const marks = await marksOf("/F Do 0 0 1 1 re f", `/XObject <</F ${FIRST} 0 R>>`, [
      [form, "/C cs 1 scn 5 5 50 50 re f"],
    ]);
    expect(marks).toMatchObject([
      { box: box(110, 10, 120, 20), colour: { space: { kind: "Separation", inks: ["Gold"] } } },
      { box: box(0, 0, 1, 1), colour: { space: { kind: "DeviceGray" } } },
    ]);
  });
});

describe("pictures", () => {
  test("an image lies where its matrix says", async () => {
    const picture = { Subtype: "/Image", Width: "4", Height: "2", BitsPerComponent: "8", ColorSpace: "/DeviceGray" };
    const marks = await marksOf("q 0 40 -20 0 60 10 cm /I Do Q", `/XObject <</I ${FIRST} 0 R>>`, [
      [picture, "12345678"],
    ]);
    expect(marks).toMatchObject([{ kind: "image", image: FIRST, box: box(40, 10, 60, 50) }]);
  });

  test("what follows an inline image is read on", async () => {
    const marks = await marksOf("q 10 0 0 10 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID \x00EI\x01 EI Q 0 0 1 1 re f", "");
    expect(marks.map((mark) => mark.kind)).toEqual(["image", "area"]);
  });
});

describe("text", () => {
  const font = "/Font <</F <</Type /Font /Subtype /Type1 /BaseFont /Helvetica /FirstChar 65 /Widths [500 500 500]>>>>";
  let marks: readonly Mark[];
  beforeAll(async () => {
    marks = await marksOf(
      "BT /F 10 Tf 20 TL 5 50 Td (AB) Tj [(A) -1000 (B)] TJ T* 2 0 0 2 0 0 Tm (C) Tj 3 Tr (A) Tj ET",
      font,
    );
  });

  test("moves on by the widths, spacing and lines", () => {
    const starts = marks.map((mark) => mark.kind === "text" && mark.origins[0]);
    expect(starts).toEqual([
      [5, 50],
      [15, 50],
      [30, 50],
      [0, 0],
      [10, 0],
    ]);
  });

  test("has the size it is printed in", () => {
    expect(marks.map((mark) => mark.kind === "text" && mark.size)).toEqual([10, 10, 10, 20, 20]);
  });

  test("is invisible in mode 3", () => {
    expect(marks.map((mark) => mark.kind === "text" && mark.invisible)).toEqual([false, false, false, false, true]);
  });
});
