import { readFileSync } from "node:fs";
import type { JsonObject } from "../../services/content/contract.ts";
import { pictureManifest } from "../picture-manifest.ts";
import { each, type Words } from "./words.ts";

const { pictures } = pictureManifest.parse(
  JSON.parse(readFileSync(new URL("../pictures/manifest.json", import.meta.url), "utf8")),
);

/**
 * A picture of the studio as an asset, its alternative text in six languages.
 *
 * @throws where there is none of that name
 */
export function picture(name: string): Words<JsonObject> {
  const found = pictures.find((one) => one.name === name);
  const file = found?.files.find((one) => one.file === `${name}.webp`);
  if (!found || !file) throw new Error(`no picture ${name}`);
  const narrower = found.files.filter((one) => one.file.endsWith(".webp") && one.width < file.width);
  const [x = 0, y = 0] = [found.focus.xPercent * file.width, found.focus.yPercent * file.height].map((at) =>
    Math.round(at / 100),
  );
  return each((language) => ({
    fieldtype: "asset",
    id: null,
    filename: `/pictures/${file.file}`,
    alt: found.alt[language],
    title: null,
    copyright: null,
    source: null,
    focus: `${x}x${y}:${x + 1}x${y + 1}`,
    meta_data: {
      width: file.width,
      height: file.height,
      formats: "avif webp",
      widths: narrower
        .map(({ width }) => width)
        .sort((one, other) => one - other)
        .join(" "),
    },
  }));
}
