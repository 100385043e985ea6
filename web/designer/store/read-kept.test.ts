import { describe, expect, test } from "vitest";
import { canvas, photoElement } from "../../../design/sample-designs.ts";
import { readKept } from "./read-kept.ts";
import { reconcile } from "./reconcile.ts";
import { DESIGN } from "./test-house.ts";

/** What a browser kept that saw the shop before designs had schema 2, as its IndexedDB has it. */
function keptBySchema1() {
  const { rotation: _, opacity: __, ...photo } = photoElement();
  const elementWith = (zoom: number) => ({ ...photo, placement: { ...photo.placement, zoom } });
  const documentWith = (zoom: number, title = "") => ({
    ...canvas(),
    schema: 1,
    title,
    surfaces: [{ id: "front", elements: [elementWith(zoom)] }],
  });
  const configuration = { material: "poster" };
  const operations = [
    { type: "setTitle", title: "Sylt" },
    { type: "setPlacement", element: "picture", placement: elementWith(2_000_000).placement },
    { type: "setConfiguration", configuration, surfaces: [{ id: "front", elements: [elementWith(2_000_000)] }] },
  ];
  const inverses = [
    { type: "setTitle", title: "" },
    { type: "setPlacement", element: "picture", placement: photo.placement },
    { ...operations[2], configuration: canvas().configuration },
  ];
  return {
    design: DESIGN,
    sequence: 4,
    base: documentWith(1_000_000),
    pending: operations.map((operation) => ({ operation, gesture: null })),
    history: {
      document: { ...documentWith(2_000_000, "Sylt"), configuration },
      past: operations.map((operation, at) => ({ operation, inverse: inverses[at], gesture: null })),
      future: [],
    },
  };
}

describe("work that was never sent and is written as schema 1", () => {
  const kept = readKept(JSON.parse(JSON.stringify(keptBySchema1())));

  test("is read as schema 2, with all that can be undone", () => {
    expect(kept?.history.document).toMatchObject({
      schema: 2,
      title: "Sylt",
      configuration: { material: "poster" },
      surfaces: [{ role: "front", elements: [{ rotation: 0, placement: { zoom: 2_000_000 } }] }],
    });
    expect(kept?.history.past).toHaveLength(3);
  });

  test("is sent to a server that has rewritten its side, and loses nothing", () => {
    const server = { sequence: 4, document: canvas() };
    const reconciled = kept && reconcile(kept, server);
    expect(reconciled).toMatchObject({ result: "agreed", kept: { sequence: 4, base: canvas() } });
    expect(reconciled?.result === "agreed" && reconciled.kept.pending).toHaveLength(3);
  });

  test("knows what the server took although its answer was lost", () => {
    const server = { sequence: 5, document: { ...canvas(), title: "Sylt" } };
    const reconciled = kept && reconcile(kept, server);
    expect(reconciled?.result === "agreed" && reconciled.kept.pending).toHaveLength(2);
  });
});

test("what does not hold together counts as nothing", () => {
  const { pending, ...rest } = keptBySchema1();
  expect(
    readKept({ ...rest, pending: [{ operation: { type: "removePhoto", photo: "gone" }, gesture: null }] }),
  ).toBeNull();
  expect(readKept({ ...rest, pending, base: null })).toBeNull();
  expect(readKept(null)).toBeNull();
});
