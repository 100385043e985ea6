import { describe, expect, test } from "vitest";
import { outlinePath } from "../design/outline.ts";
import { rectPath } from "../design/path.ts";
import type { ScenePage } from "../design/scene.ts";
import type { PrintPlan } from "../products/print-plan.ts";
import { contentsOf } from "./testing/contents-of.ts";
import { photoOf, printPhoto } from "./testing/photos.ts";
import { printFile } from "./testing/print-file.ts";
import { faded, fill, image, outlined, pageOf, sceneOf, whole } from "./testing/scenes.ts";
import { allFonts, setLine } from "./testing/text.ts";

/** Points to the millimetre are 360/127; 25.4 mm are 72 points, so that inches come out round. */
const INCH = 25_400;
const measures = { width: 254, height: 127, bleed: 0 };
const page = (...items: ScenePage["items"]) => sceneOf(pageOf(measures, items));
const content = async (...items: ScenePage["items"]) => contentsOf(await printFile({ scene: page(...items) }))[0];
const box = { x: INCH, y: INCH, width: 2 * INCH, height: INCH };
const count = (text: string, part: string) => text.split(part).length - 1;

describe("paths", () => {
  test("are written in points, y upwards, to the thousandth", async () => {
    const path = {
      type: "path",
      element: null,
      path: "M0 0L25400 0C25400 1 25401 25400 0 25400Z",
      colour: "#ff0000",
    } as const;
    expect(await content(path)).toBe("q /C1 cs 1 0 0 scn 0 360 m 72 360 l 72 359.997 72.003 288 0 288 c h f Q");
  });

  test("with holes are filled by the even-odd rule", async () => {
    const ring = `${rectPath(box)}${rectPath({ ...box, width: INCH })}`;
    const drawn = await content({ type: "path", element: null, path: ring, colour: "#000000", rule: "evenodd" });
    expect(drawn).toMatch(/ h f\* Q$/);
  });

  test("may be lines of a width, in the colour of strokes", async () => {
    const line = { type: "path", element: null, path: "M0 0L25400 0", colour: "#0000ff", line: 1270 } as const;
    expect(await content(line)).toBe("q /C1 CS 0 0 1 SCN 3.6 w 4 M 0 360 m 72 360 l S Q");
  });

  test("that a machine follows are strokes in their separation, overprinting", async () => {
    const cut = {
      type: "path",
      element: null,
      path: rectPath(box),
      colour: "#000000",
      line: 88,
      plate: "CutContour",
    } as const;
    const pdf = await printFile({ scene: page(cut), partner: { plates: { CutContour: "Stanze" } } });
    expect(contentsOf(pdf)[0]).toMatch(/^q \/G1 gs \/C1 CS 1 SCN \.?0?\.249 w 4 M .* h S Q$/);
    expect(pdf.toString("latin1")).toContain("/Separation /Stanze");
  });

  test("without commands draw nothing", async () => {
    expect(await content({ type: "path", element: null, path: "", colour: "#000000" })).toBe("");
  });
});

describe("masks", () => {
  test("cut a photo inside its clip", async () => {
    const photos = [await printPhoto("a", await photoOf(30, 20).jpeg().toBuffer())];
    const round = { ...image("a", box), mask: outlinePath("ellipse", box) };
    const [drawn] = contentsOf(await printFile({ scene: page(round), photos }));
    expect(drawn).toMatch(/^q 72 216 144 72 re W n 72 252 m (\S+ ){6}c .* h W n 144 0 0 72 72 216 cm \/X1 Do Q$/);
  });

  test("cut groups, which are written in place", async () => {
    const group = {
      type: "group",
      element: null,
      items: [fill(box, "#ff0000")],
      clip: box,
      mask: rectPath(box),
    } as const;
    const pdf = await printFile({ scene: page(group) });
    expect(contentsOf(pdf)).toHaveLength(1);
    expect(contentsOf(pdf)[0]).toBe(
      "q 72 216 144 72 re W n 72 288 m 216 288 l 216 216 l 72 216 l h W n q /C1 cs 1 0 0 scn 72 216 144 72 re f Q Q",
    );
  });
});

describe("opacity", () => {
  test("of one area is a graphics state", async () => {
    const pdf = await printFile({ scene: page(faded(250_000, fill(box, "#ff0000"))) });
    expect(contentsOf(pdf)).toEqual(["q /G1 gs q /C1 cs 1 0 0 scn 72 216 144 72 re f Q Q"]);
    expect(pdf.toString("latin1")).toContain("/CA 0.25\n/ca 0.25");
  });

  test("of several items is that of an isolated transparency group around them", async () => {
    const two = faded(500_000, fill(box, "#ff0000"), outlined("star", { ...box, x: 2 * INCH }, "#00ff00"));
    const pdf = await printFile({ scene: page(two) });
    const [form, drawn] = contentsOf(pdf);
    expect(form).toMatch(/re f Q\nq .* h f Q$/);
    expect(drawn).toBe("q /G1 gs /X1 Do Q");
    const source = pdf.toString("latin1");
    expect(source).toContain("/BBox [72 216 288 288]");
    expect(source).toContain("/Group <</Type /Group\n/S /Transparency\n/CS /DeviceCMYK\n/I true>>");
    // The form's group, and the page's, since the page is transparent.
    expect(count(source, "/S /Transparency")).toBe(2);
  });

  test("pages without it have no group", async () => {
    const opaque = { type: "group", element: null, items: [fill(box, "#ff0000")], opacity: 1_000_000 } as const;
    expect((await printFile({ scene: page(opaque) })).toString("latin1")).not.toContain("/Transparency");
  });

  test("words are a group too, so that letters do not show through one another", async () => {
    const fonts = await allFonts();
    const words = faded(500_000, setLine(fonts, "AV", { x: INCH, y: INCH }, 9_000));
    expect(contentsOf(await printFile({ scene: page(words), fonts }))[1]).toBe("q /G1 gs /X1 Do Q");
  });
});

test("glyphs turn clockwise about their origins", async () => {
  const fonts = await allFonts();
  const line = setLine(fonts, "A", { x: INCH, y: INCH }, INCH);
  const drawn = async (turn: number) => contentsOf(await printFile({ scene: page({ ...line, turn }), fonts }))[0];
  expect(await drawn(90_000)).toContain("0 -1 1 0 72 288 Tm");
  expect(await drawn(30_000)).toContain("0.866025 -0.5 0.5 0.866025 72 288 Tm");
});

describe("imposition", () => {
  const plan = (
    imposition: Extract<PrintPlan["output"], { format: "pdfx4" }>["imposition"],
    ...surfaces: string[]
  ): PrintPlan => ({ role: "block", partner: "press", surfaces, output: { format: "pdfx4", imposition }, copies: 1 });
  const named = (surface: string, ...items: ScenePage["items"]): ScenePage => ({ ...pageOf(measures, items), surface });
  const source = async (scene: ReturnType<typeof sceneOf>, wanted: PrintPlan, ids: readonly string[] = []) => {
    const photos = await Promise.all(ids.map(async (id) => printPhoto(id, await photoOf(30, 20).jpeg().toBuffer())));
    return printFile({ scene, plan: wanted, photos });
  };

  test("takes the sides of the plan in its order, each once whatever its copies", async () => {
    const scene = sceneOf(
      named("a", fill(box, "#ff0000")),
      { ...named("b", fill(box, "#00ff00")), copies: 9 },
      named("c"),
    );
    const pdf = await source(scene, plan({ kind: "single" }, "b", "a"));
    expect(contentsOf(pdf).map((one) => /cs (.*) scn/.exec(one)?.[1])).toEqual(["0 1 0", "1 0 0"]);
  });

  test("a spread is cut into two pages with bleed at the cut, and its photo is in the file once", async () => {
    const spread = { width: 254, height: 127, bleed: 2.54 };
    const scene = sceneOf(
      pageOf(spread, [
        image("a", whole(spread)),
        fill({ x: 0, y: 0, width: INCH, height: INCH }, "#ff0000"),
        fill({ x: 9 * INCH, y: 0, width: INCH, height: INCH }, "#00ff00"),
      ]),
    );
    const pdf = await source(scene, plan({ kind: "halves", bleedAtCut: 1270 }, "front"), ["a"]);
    const text = pdf.toString("latin1");
    expect(count(text, "/Type /Page\n")).toBe(2);
    expect(count(text, "/Subtype /Image")).toBe(1);
    const boxes = [...text.matchAll(/\/BleedBox \[(.*?)\]\n\/TrimBox \[(.*?)\]/g)].map(([, bleed, trim]) => [
      bleed,
      trim,
    ]);
    expect(boxes).toEqual([
      ["0 0 370.8 374.4", "7.2 7.2 367.2 367.2"],
      ["0 0 370.8 374.4", "3.6 7.2 363.6 367.2"],
    ]);
    const [left = "", right = ""] = contentsOf(pdf);
    expect(left).toMatch(/^q 0 0 370\.8 374\.4 re W n\n/);
    expect([count(left, " re f"), count(right, " re f")]).toEqual([1, 1]);
    // The picture of the right page begins half a spread further left.
    expect(left).toContain("734.4 0 0 374.4 0 0 cm");
    expect(right).toContain("734.4 0 0 374.4 -363.6 0 cm");
  });

  test("many up writes a side once and places it, with marks around and between", async () => {
    const card = { width: 50.8, height: 25.4, bleed: 2.54 };
    const scene = sceneOf(pageOf(card, [image("a", whole(card))]));
    const sheet = { width: 10 * INCH, height: 5 * INCH };
    const pdf = await source(scene, plan({ kind: "many-up", sheet, across: 3, down: 2, gutter: 7_620 }, "front"), [
      "a",
    ]);
    const text = pdf.toString("latin1");
    const [form = "", placed = ""] = contentsOf(pdf);
    expect([count(text, "/Subtype /Image"), count(text, "/Subtype /Form"), count(form, " Do")]).toEqual([1, 1, 1]);
    expect(count(placed, "/X1 Do Q")).toBe(6);
    expect(text).toContain("/MediaBox [0 0 720 360]");
    // 3 x 144 + 2 x 21.6 in the middle of 720: the first trim begins at 122.4, its bleed 7.2 before.
    expect(placed).toMatch(/^q 115\.2 \S+ 158\.4 86\.4 re W n\nq 1 0 0 1 115\.2 \S+ cm \/X1 Do Q/);
    // 6 trim edges each at top and bottom, 4 each left and right, and in gaps of a tenth of an inch between bleeds.
    expect(count(placed, " l S")).toBe(2 * 6 + 2 * 4 + 2 * 2 * 2 + 3 * 2);
  });

  test("gutters narrower than two bleeds are shared by halves", async () => {
    const card = { width: 50.8, height: 25.4, bleed: 2.54 };
    const scene = sceneOf(pageOf(card, [fill(whole(card), "#ff0000")]));
    const sheet = { width: 10 * INCH, height: 5 * INCH };
    const pdf = await source(scene, plan({ kind: "many-up", sheet, across: 2, down: 1, gutter: 2_540 }, "front"));
    const windows = [...(contentsOf(pdf)[1] ?? "").matchAll(/q (\S+) \S+ (\S+) \S+ re W n/g)].map(([, x, width]) => [
      x,
      width,
    ]);
    expect(windows).toEqual([
      ["205.2", "154.8"],
      ["360", "154.8"],
    ]);
  });

  test("what the plan cannot have is said", async () => {
    const scene = sceneOf(named("a"));
    await expect(printFile({ scene, plan: plan({ kind: "single" }, "z") })).rejects.toThrow("surface-missing");
    const sheet = { width: INCH, height: INCH };
    const tooSmall = plan({ kind: "many-up", sheet, across: 1, down: 1, gutter: 0 }, "a");
    await expect(printFile({ scene, plan: tooSmall })).rejects.toThrow("sheet-too-small");
  });
});
