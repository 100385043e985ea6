import { expect, test } from "vitest";
import { isQuietPath } from "./quiet-paths.ts";

test("nobody is asked for consent on the page about privacy and the imprint, in whichever language", () => {
  const quiet = [
    "/datenschutz",
    "/impressum",
    "/privacy",
    "/imprint/",
    "/fr/mentions-legales",
    "/d/datenschutz",
    "/offline",
  ];
  expect(quiet.filter((path) => !isQuietPath(path))).toEqual([]);
  expect(["/", "/agb", "/kontakt", "/datenschutz/mehr", "/offline-fotos"].filter(isQuietPath)).toEqual([]);
});
