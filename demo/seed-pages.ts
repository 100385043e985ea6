import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Db } from "../platform/database/database.ts";
import { pageData, publishPage } from "../services/product-pages/service.ts";
import manifest from "./pictures/manifest.json" with { type: "json" };

/** Puts the pages of `pages/` into the shop; pages that are there already stay as they are. */
export async function seedPages(db: Db): Promise<void> {
  for (const page of await demoPages()) {
    const known = await db.selectFrom("product_page").select("key").where("key", "=", page.key).executeTakeFirst();
    if (!known) await publishPage(db, page);
  }
}

/** The demo's pages, checked, with their pictures filled in from the manifest. */
export async function demoPages() {
  const folder = join(import.meta.dirname, "pages");
  const files = (await readdir(folder)).filter((file) => file.endsWith(".json")).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  return texts.map((text) => pageData.parse(withPictures(JSON.parse(text))));
}

/** Replaces each `"picture": "room-canvas"` by what the manifest says of it; a `focus` beside it wins over the manifest's. */
function withPictures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPictures);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, withPictures(one)]);
  const { picture, focus, ...rest } = Object.fromEntries(entries);
  return typeof picture === "string" ? { ...rest, picture: pictureOf(picture, focus) } : Object.fromEntries(entries);
}

function pictureOf(name: string, focus?: string) {
  const found = manifest.pictures.find((picture) => picture.name === name);
  if (!found) throw new Error(`demo/pictures has no ${name}`);
  const { file, width, height, alt } = found;
  return {
    src: `/pictures/${file}`,
    width,
    height,
    alt: { "de-DE": alt.de, "en-GB": alt.en },
    focus: focus ?? `${found.focus.xPercent}% ${found.focus.yPercent}%`,
  };
}
