import { expect, test } from "vitest";
import { words } from "../../../../design/text/testing/texts.ts";
import { changeTexts, common } from "./text-changes.ts";

const [one, other] = [words({ id: "one", size: 1_000 }), words({ id: "other", size: 2_000, plate: "Foil_Gold" })];

test("several texts change in one step, and only those that are not like that yet", () => {
  expect(changeTexts([one, other], { size: 2_000 })).toEqual({
    type: "setElement",
    element: "one",
    set: { size: 2_000 },
  });
  expect(changeTexts([one, other], ({ size }) => ({ size: size * 2 }))).toMatchObject({
    type: "together",
    steps: [{ set: { size: 2_000 } }, { set: { size: 4_000 } }],
  });
  expect(changeTexts([one], { size: 1_000 })).toBeNull();
});

test("a plate is taken away", () =>
  expect(changeTexts([one, other], { plate: undefined })).toEqual({
    type: "setElement",
    element: "other",
    set: {},
    unset: ["plate"],
  }));

test("a field shows what all have alike", () => {
  expect(common([one, other], ({ size }) => size)).toBeNull();
  expect(common([one, other], ({ font }) => font)).toBe("instrument-sans-regular");
});
