import { expect, test } from "vitest";
import { createHttpApp } from "../../../platform/http/app.ts";
import { createLog } from "../../../platform/log/log.ts";
import { imagesRoutes } from "./routes.ts";

/** The routes with one asset that is never opened, and what they log. */
function shop() {
  const lines: string[] = [];
  const log = createLog({ level: "warn", destination: { write: (line) => void lines.push(line) } });
  const app = createHttpApp({ log });
  const asset = { sha256: "0".repeat(64), contentType: "image/jpeg", focus: null };
  const images = { find: async (path: string) => (path.includes("none") ? null : asset) };
  app.route("/", imagesRoutes({ images: images as never, limitPictures: (_c, next) => next() }));
  const ask = (path: string, locale: string) => app.request(path, { headers: { "x-locale": locale } });
  return { logged: () => lines.map((line) => JSON.parse(line)), ask };
}
const room = "/f/1/800x600/0123456789/room.jpg";

test.each([
  ["quality(120)", "quality must be a number from 0 to 100, not 120"],
  ["brightness(-101)", "brightness must be a number from -100 to 100, not -101"],
  ["rotate(45)", "rotate must be one of 0, 90, 180, 270, not 45"],
  ["fill(red)", "fill must be six hex digits or transparent, not red"],
])(
  "%s is out of range: refused, and operators hear of it as nuxt-image-error (core document, sections 5 and 8)",
  async (filter, reason) => {
    const { logged, ask } = shop();
    const answer = await ask(`${room}/m/400x0/filters:${filter}`, "de-DE");
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      title: "So kann das Bild nicht gemacht werden",
      errors: [{ in: "path", pointer: "/operations", detail: reason }],
    });
    expect(logged()).toMatchObject([{ event: "nuxt-image-error", path: `${room}/m/400x0/filters:${filter}`, reason }]);
  },
);

test.each([
  ["de-CH", "Diese Datei gibt es nicht"],
  ["en-GB", "There is no such asset"],
  ["es-ES", "Este archivo no existe"],
  ["fr-FR", "Ce fichier n’existe pas"],
  ["it-IT", "Questo file non esiste"],
  ["nl-BE", "Dit bestand bestaat niet"],
])("what is wrong is said in the language of who asks: %s", async (locale, title) => {
  const answer = await shop().ask("/f/1/800x600/0123456789/none.jpg", locale);
  expect([answer.status, (await answer.json()).title]).toEqual([404, title]);
});
