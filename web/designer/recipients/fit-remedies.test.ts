import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { compileElement } from "../../../design/compile-element.ts";
import type { DesignElement, TextElement } from "../../../design/document.ts";
import { allSides, type SurfaceLayout } from "../../../design/layout.ts";
import { materialOf, noStock } from "../../../design/material.ts";
import { bindElement } from "../../../design/recipients/bind-fields.ts";
import { createSetter, words } from "../../../design/text/testing/texts.ts";
import type { TextMaterial } from "../../../design/text/text-setting.ts";
import { fitRemedies, longestValue, type Misfit } from "./fit-remedies.ts";

const columns = ["title", "firstName", "lastName"].map((key) => ({ key, head: key }));
const row = {
  line: 27,
  values: { title: "Prof. Dr.", firstName: "Anna-Sophie", lastName: "Freifrau von Hohenstein" },
};
/** A box of one line, 60 by 6 mm, in type of 5 mm. */
const name = words({ text: "{{Name}}", size: 5_000, frame: { x: 10_000, y: 10_000, width: 60_000, height: 6_500 } });
const trim = { width: 105_000, height: 148_000 };
let material: TextMaterial;
beforeAll(async () => {
  const { materialFor } = createSetter(({ url }) => readFile(url));
  material = await materialFor({ ...name, text: Object.values(row.values).join(" ") });
});

const layout = {
  surface: "front",
  role: "front",
  trim,
  bleed: allSides(0),
  safe: allSides(0),
  edge: { kind: "bleed" },
  zones: [],
  plates: [],
  resolution: { warnBelow: 150, refuseBelow: 72 },
} as unknown as SurfaceLayout;

/** What is wrong with her piece. */
function found(element: TextElement): readonly Misfit[] {
  const { findings } = compileElement(
    bindElement(element, row, columns),
    layout,
    materialOf([], { ...noStock, ...material }),
  );
  return findings.flatMap((body) =>
    body.reason === "text-overflow" || body.reason === "word-too-wide" ? [{ ...body, line: 27, element: "words" }] : [],
  );
}
const changed = (set: object): TextElement => ({ ...name, ...set }) as DesignElement & TextElement;

test("a name that does not fit goes onto more lines, or into smaller type for her alone, and then fits", () => {
  const [misfit] = found(name);
  expect(misfit?.reason).toBe("text-overflow");
  if (!misfit) return;
  const remedies = fitRemedies(misfit, name, row, { columns, material, trim, zones: [] });
  expect(remedies.map(({ kind }) => kind)).toEqual(["more-lines", "smaller"]);
  for (const { step, kind } of remedies) {
    if (step.type !== "setElement") throw new Error(step.type);
    expect(found(changed(step.set)), kind).toEqual([]);
    // The words stay a field: the others keep their names.
    expect(changed(step.set).text).toBe("{{Name}}");
  }
});

test("type does not become smaller than is printed, and a text that shrinks already has no smaller one", () => {
  const narrow = changed({ frame: { x: 10_000, y: 10_000, width: 14_000, height: 3_000 } });
  const [misfit] = found(narrow);
  if (!misfit) throw new Error("it fits");
  expect(fitRemedies(misfit, narrow, row, { columns, material, trim, zones: [] }).map(({ kind }) => kind)).toEqual([
    "larger-box",
  ]);
  const shrunk = changed({ ...narrow, fit: "shrink" });
  const [still] = found(shrunk);
  if (!still) throw new Error("it fits");
  expect(fitRemedies(still, shrunk, row, { columns, material, trim, zones: [] }).map(({ kind }) => kind)).not.toContain(
    "smaller",
  );
});

test("what can be shortened is her longest value in the text", () => {
  expect(longestValue(name, row, columns)).toBe("lastName");
  expect(longestValue(changed({ text: "Liebe {{Vorname}}" }), row, columns)).toBe("firstName");
  expect(longestValue(changed({ text: "Liebe alle" }), row, columns)).toBeNull();
});
