import { expect, test } from "vitest";
import { apply } from "../../../../design/apply.ts";
import type { DesignDocument } from "../../../../design/document.ts";
import { together } from "../../../../design/operation.ts";
import { type PaperConfiguration, paper, paperData } from "../../../../products/paper.fixture.ts";
import { backgroundPhoto, colourSteps, photoSteps } from "./background-steps.ts";

const { design: found } = paper;
const kind = found ?? expect.fail("paper cannot be designed");
const side = { role: "front", width: 200_000, height: 100_000 };
const configuration: PaperConfiguration = {
  sides: [
    { ...side, id: "one" },
    { ...side, id: "two" },
  ],
};
const photos = ["a", "b"].map((id) => ({ id, name: id, width: 3000, height: 2000 }));
const blank: DesignDocument = { ...kind.blank(configuration, paperData, null), photos };

function after(document: DesignDocument, steps: Parameters<typeof together>[0]): DesignDocument {
  const applied = apply(document, together(steps));
  return applied.ok ? applied.value.document : expect.fail(JSON.stringify(applied.error));
}
const first = ({ surfaces }: DesignDocument) => surfaces[0] ?? expect.fail();

test("a colour is for this side or for all of them, and null gives the material back", () => {
  const one = after(blank, colourSteps(blank, "one", "this", "#112233"));
  expect(one.surfaces.map(({ background }) => background)).toEqual(["#112233", null]);
  const all = after(one, colourSteps(one, "one", "all", "#112233"));
  expect(all.surfaces.map(({ background }) => background)).toEqual(["#112233", "#112233"]);
  expect(after(all, colourSteps(all, "one", "all", null)).surfaces).toEqual(blank.surfaces);
});

test("sides that have the colour already are left alone", () => {
  expect(colourSteps(blank, "one", "all", null)).toEqual([]);
});

test("a photo as background lies under everything, and the next one takes its place", () => {
  const shape = { type: "shape", outline: "rect", fill: "#000000", stroke: null, rotation: 0, opacity: 1 } as const;
  const full = after(blank, [
    {
      type: "addElements",
      surface: "one",
      elements: [{ ...shape, id: "s", frame: { x: 0, y: 0, width: 9, height: 9 } }],
    },
  ]);
  const once = after(full, photoSteps(first(full), "a"));
  expect(first(once).elements.map(({ type }) => type)).toEqual(["photo", "shape"]);
  expect(backgroundPhoto(first(once))?.photo).toBe("a");
  const twice = after(once, photoSteps(first(once), "b"));
  expect(first(twice).elements).toHaveLength(2);
  expect(backgroundPhoto(first(twice))?.photo).toBe("b");
  expect(photoSteps(first(twice), "b")).toEqual([]);
});
