import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describedPictures, type Entry } from "./entries.ts";
import { type Picture, pictureFamilies, pictureManifest } from "./picture-manifest.ts";

/** A described picture and how far it is. */
export interface PictureState {
  readonly name: string;
  readonly family: Entry["family"];
  readonly alt: string;
  /** `described`: never rendered; `trial`: without a record of its render. */
  readonly state: "described" | "trial" | "rendered";
  readonly seconds: number;
  /** Its narrowest WebP in the folder; null: none. */
  readonly file: string | null;
}

/** @param folder with `manifest.json`; without one, nothing is rendered yet */
export async function pictureStates(folder: string): Promise<readonly PictureState[]> {
  const text = await readFile(join(folder, "manifest.json"), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  const made = text === null ? [] : pictureManifest.parse(JSON.parse(text)).pictures;
  const byName = new Map(made.map((one) => [one.name, one]));
  const entries = await describedPictures();
  return entries.map(({ name, family, alt }) => ({ name, family, alt: alt.en, ...stateOf(byName.get(name)) }));
}

function stateOf(picture: Picture | undefined): Pick<PictureState, "state" | "seconds" | "file"> {
  if (!picture) return { state: "described", seconds: 0, file: null };
  const narrowest = picture.files.filter(({ file }) => file.endsWith(".webp")).toSorted((a, b) => a.width - b.width)[0];
  return {
    state: picture.render ? "rendered" : "trial",
    seconds: picture.render?.seconds ?? 0,
    file: narrowest?.file ?? picture.file,
  };
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** A contact sheet of all families, without scripts. */
export function studioPage(states: readonly PictureState[]): string {
  const families = pictureFamilies.map((family) => {
    const own = states.filter((one) => one.family === family);
    const done = own.filter(({ state }) => state === "rendered").length;
    return `<h2>${family} <small>${done} of ${own.length} rendered</small></h2><ul>${own.map(tile).join("")}</ul>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Studio</title><style>
body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;padding:0 1rem;max-width:80rem;color:#222;background:#fff}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(15rem,100%),1fr));gap:1.5rem 1rem;padding:0;list-style:none}
img,.none{display:block;width:100%;aspect-ratio:4/3;object-fit:cover;background:#eee}
small{font-weight:normal;color:#555}
</style></head><body><main><h1>Studio</h1>${families.join("")}</main></body></html>`;
}

function tile({ name, alt, state, seconds, file }: PictureState): string {
  const picture =
    file === null ? '<span class="none"></span>' : `<img src="/${file}" alt="${escaped(alt)}" loading="lazy">`;
  const time = seconds > 0 ? `, ${Math.round(seconds / 60)} min` : "";
  return `<li>${picture}<b>${escaped(name)}</b><br><small>${state}${time}</small></li>`;
}
