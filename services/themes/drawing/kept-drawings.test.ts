import { expect, test } from "vitest";
import { done, failed } from "../../../core/outcome.ts";
import { keptDrawings } from "./kept-drawings.ts";

/** Drawings of so many bytes, keys of one letter included, and how often each was drawn. */
function atelier(most: number, bytes = 10) {
  const drawings = keptDrawings(most);
  const drawn: string[] = [];
  const ask = (key: string) =>
    drawings.of(key, async () => {
      drawn.push(key);
      return done("x".repeat(bytes - key.length));
    });
  return { drawings, drawn, ask };
}

test("beyond the weight the drawing asked for longest ago goes, not the one drawn first", async () => {
  const { drawings, drawn, ask } = atelier(30);
  for (const key of ["a", "b", "c", "a", "d"]) await ask(key);
  expect(["a", "b", "c", "d"].filter(drawings.has)).toEqual(["a", "c", "d"]);
  await ask("a");
  await ask("b");
  expect(drawn).toEqual(["a", "b", "c", "d", "b"]);
});

test("letters of two bytes weigh two, and a drawing heavier than all that may be kept is given but not kept", async () => {
  const drawings = keptDrawings(10);
  expect(await drawings.of("a", async () => done("éééé"))).toEqual(done("éééé"));
  expect(drawings.has("a")).toBe(true);
  expect(await drawings.of("b", async () => done("ééééé"))).toEqual(done("ééééé"));
  expect(drawings.has("b")).toBe(false);
});

test("asked for twice at once it is drawn once", async () => {
  const { drawn, ask } = atelier(30);
  await Promise.all([ask("a"), ask("a")]);
  expect(drawn).toEqual(["a"]);
});

test("a drawing that failed is tried again, and weighs nothing", async () => {
  const { drawings, ask } = atelier(30);
  await expect(drawings.of("a", () => Promise.reject(new Error("no such font")))).rejects.toThrow("no such font");
  expect(drawings.has("a")).toBe(false);
  expect(await drawings.of("a", async () => failed("died"))).toEqual(failed("died"));
  expect(drawings.has("a")).toBe(false);
  for (const key of ["a", "b", "c"]) await ask(key);
  expect(["a", "b", "c"].filter(drawings.has)).toEqual(["a", "b", "c"]);
});
