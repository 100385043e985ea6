import { expect, test } from "vitest";
import { apply } from "../../../design/apply.ts";
import { canvas, photoElement } from "../../../design/sample-designs.ts";
import { operationToCopy } from "./keep-as-copy.ts";

test("a blank design becomes the same picture under a new title", () => {
  const mine = { ...canvas(photoElement({ zoom: 1_500_000 })), title: "Strand" };
  const blank = { ...canvas({ ...photoElement(), photo: null }), photos: [] };
  const copied = apply(blank, operationToCopy(mine, "Strand, Kopie"));
  expect(copied).toMatchObject({ ok: true, value: { document: { ...mine, title: "Strand, Kopie" } } });
});
