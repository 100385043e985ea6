import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { blockExamples } from "./block-examples.ts";

test("every block of the shop (core document, section 2) has an example under its own name", () => {
  const folders = readdirSync(new URL("./blocks", import.meta.url));
  const shown = blockExamples.map(({ component }) => (component.startsWith("Public") ? "public-container" : component));
  expect(shown.toSorted()).toEqual(folders.toSorted());
});
