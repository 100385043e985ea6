import { expect, test } from "vitest";
import demo from "../../../demo/catalogue/photobook.json" with { type: "json" };
import { releaseSchema } from "../release.ts";
import { settle, usualBook } from "../settle.ts";
import { design } from "./design.ts";

const release = releaseSchema.parse(demo);

function pieceOf(binding: string) {
  const book = release.books.find((one) => one.binding === binding);
  if (!book) throw new Error(binding);
  const { configuration } = settle({ ...usualBook(book, release), coverLamination: "matt" }, release);
  const made = design.assembly?.(design.blank(configuration, release, null), release);
  if (made?.kind !== "turned" || !made.pieces[0]) throw new Error();
  return { configuration, piece: made.pieces[0] };
}

test("a glued book has a leaf for two pages between two boards, its first page on the right", () => {
  const { configuration, piece } = pieceOf("pur");
  expect(piece.leaves).toHaveLength(configuration.pageCount / 2 + 2);
  expect(piece.leaves.slice(0, 2)).toMatchObject([
    { front: { surface: "cover" }, back: null },
    { front: { surface: "first" }, back: { surface: "spread-1", part: { x: 0, width: 200_000 } } },
  ]);
  expect(piece.leaves.at(-2)?.back).toEqual({ surface: "last" });
});

test("the outer pages of a lay-flat book are glued to its boards", () => {
  const { configuration, piece } = pieceOf("layflat");
  expect(piece.leaves).toHaveLength(configuration.pageCount / 2 + 1);
  expect(piece.leaves[0]?.back).toMatchObject({ surface: "spread-1", part: { x: 0 } });
  expect(piece.leaves.at(-1)).toMatchObject({
    front: { part: { x: piece.leaves[1]?.size.width } },
    back: { surface: "cover" },
  });
});
