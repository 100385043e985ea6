import { expect, test } from "vitest";
import { specialPath } from "./special-paths.ts";

const lead = (path: string) => specialPath(path)?.stories[0] ?? specialPath(path)?.otherwise ?? null;

test.each([
  ["/kundenkonto", "/account"],
  ["/fr/kundenkonto/bestellungen/7", "/account"],
  ["/magazin", "ratgeber"],
  ["/d/magazin/", "ratgeber"],
  ["/fr/magazin/papier", "ratgeber/papier"],
  ["/pages", "/products"],
  ["/fr/pages/ratgeber/papier", "ratgeber/papier"],
  ["/alle-fotokalender", "fotokalender"],
  ["/filters/calendar/", "alle-fotokalender"],
  ["/filters/calendar/a4-quer", "alle-fotokalender"],
  ["/fr/d/posterdruck", "wandbilder/poster"],
  ["/feed-calendar", "fotokalender"],
  ["/feed-card", "/karten-designen"],
  ["/feed-collage", "wandbilder"],
  ["/it/calendario-personalizzato", "fotokalender"],
  ["/box-photos", "fotoabzuege/fotobox"],
  ["/tirages-photos", "fotoabzuege"],
  ["/afdruk-op-canvas", "wandbilder"],
])("%s is no dead end (core document, section 2)", (path, goal) => {
  expect(lead(path)).toBe(goal);
});

test("a page that is missing below a category, or below a place with one page, and every other path, is missing", () => {
  const below = ["/leinwanddruck/rund", "/posterdruck/nonsense", "/alle-fotokalender/a4", "/feed-card/7"];
  for (const path of [
    ...below,
    "/magazinbox",
    "/kundenkontor",
    "/papier",
    "/",
    "/fotokalender.xml",
    "/leinwanddruck%2Edata",
  ])
    expect(specialPath(path), path).toBeNull();
});

test("below the magazine stands a guide or nothing: no article leads to the list of all", () => {
  expect(specialPath("/magazin/2026/papier")).toEqual({ stories: ["ratgeber/2026/papier"], otherwise: null });
});

test("canvas in any language names the product, and no other category does", () => {
  const product = (path: string) => specialPath(path)?.product;
  for (const path of ["/leinwanddruck", "/canvas-prints", "/fr/d/stampa-su-tela/"])
    expect(product(path), path).toBe("canvas-prints");
  for (const path of ["/box-photos", "/fotoabzuege", "/fotokalender", "/feed-collage", "/posterdruck"])
    expect(product(path), path).toBeUndefined();
});
