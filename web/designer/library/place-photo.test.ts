import { expect, test } from "vitest";
import type { DesignDocument, PhotoElement } from "../../../design/document.ts";
import { canvas, front, landscape, photoElement, portrait, surface } from "../../../design/sample-designs.ts";
import { startAnew } from "../store/reconcile.ts";
import { createSession } from "../store/session.ts";
import { DESIGN, hashOf, testHouse, testJournal, testNetwork } from "../store/test-house.ts";
import { addPhotoElement, placeByPress, placePhoto } from "./place-photo.ts";

const place = (id: string, x: number, photo: string | null = null): PhotoElement => ({
  ...photoElement(),
  id,
  photo,
  frame: { x, y: 10_000, width: 50_000, height: 50_000 },
});
const layouts = [front(), { ...front(), surface: "back" }];
const album = (...elements: PhotoElement[]): DesignDocument => ({
  ...canvas(),
  surfaces: [surface(elements), surface([place("back", 10_000)], "back")],
});
const pressed = (document: DesignDocument, selection: string[], shown = ["front"]) =>
  placeByPress(document, layouts, selection, shown)?.element.id;

function table(document: DesignDocument) {
  const house = testHouse();
  house.document = document;
  const ports = { api: house.api, journal: testJournal(), network: testNetwork(), hashOf, announce: () => {} };
  return createSession(startAnew(DESIGN, house), { state: "saved", at: null }, ports);
}

test("one press fills places that are empty before it replaces a photo", () => {
  const half = album(place("full", 10_000, "beach"), place("empty", 80_000));
  expect(pressed(half, ["full"])).toBe("empty");
  expect(pressed(half, [])).toBe("empty");
  expect(pressed(half, [], ["back"])).toBe("back");
  const full = album(place("full", 10_000, "beach"), place("other", 80_000, "beach"));
  expect(pressed(full, ["other"])).toBe("other");
  expect(pressed(full, [])).toBe("back");
});

test("a single picture has one place, which every press changes", () => {
  expect(placeByPress(canvas(), [front()], [], ["front"])?.element.id).toBe("picture");
});

test("a photo that was taken back joins the tray as it is placed, in one step", () => {
  const session = table(album(place("empty", 80_000)));
  const photo = { ...landscape, id: "again", focus: { x: 1_000_000, y: 0 } };
  const target = placeByPress(session.state().document, layouts, [], ["front"]);
  if (target) placePhoto(session, target, photo);
  const { document, selection } = session.state();
  expect(document.surfaces[0]?.elements[0]).toMatchObject({ photo: "again", placement: { centre: { x: 625_000 } } });
  expect([document.photos.at(-1)?.id, selection]).toEqual(["again", ["empty"]]);
  session.undo();
  expect(session.state().document.photos).toHaveLength(2);
});

test("on empty ground a photo gets a frame of its own shape, around the point", () => {
  const session = table(album());
  const id = addPhotoElement(session, front(), portrait, { x: 100_000, y: 90_000 });
  const element = session.state().document.surfaces[0]?.elements[0];
  expect(element).toMatchObject({
    id,
    photo: portrait.id,
    frame: { x: 70_000, y: 50_000, width: 60_000, height: 80_000 },
  });
  session.close();
});
