import { expect, test } from "vitest";
import { loadFaces } from "./load-faces.ts";

interface Face {
  readonly name: string;
  load(): Promise<unknown>;
}

test("a face that did not come is shown when the network is back, and each only once", async () => {
  let online = false;
  const shown = new Set<string>();
  const made: string[] = [];
  const face = (name: string, comes: () => boolean) => (): Face => {
    made.push(name);
    return { name, load: () => (comes() ? Promise.resolve() : Promise.reject(new Error("no network"))) };
  };
  const network = new EventTarget();
  const fonts = { add: ({ name }: Face) => shown.add(name), delete: ({ name }: Face) => shown.delete(name) };
  const takeOut = loadFaces([face("head", () => online), face("text", () => true)], fonts, network);
  await Promise.resolve();
  await Promise.resolve();
  expect([...shown]).toEqual(["text"]);
  online = true;
  network.dispatchEvent(new Event("online"));
  await Promise.resolve();
  expect([...shown]).toEqual(["text", "head"]);
  network.dispatchEvent(new Event("online"));
  expect(made).toEqual(["head", "text", "head"]);
  takeOut();
  expect([...shown]).toEqual([]);
});
