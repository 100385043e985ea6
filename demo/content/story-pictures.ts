import { readFileSync } from "node:fs";
import type { Json, JsonObject } from "../../services/content/contract.ts";
import { pictureManifest } from "../../studio/picture-manifest.ts";

const { pictures } = pictureManifest.parse(
  JSON.parse(readFileSync(new URL("../pictures/manifest.json", import.meta.url), "utf8")),
);

/** Sizes and formats of a picture of the studio, as the asset of a story has them. */
const facts = new Map(
  pictures.flatMap(({ name, files }): [string, JsonObject][] => {
    const whole = files.find(({ file }) => file === `${name}.webp`);
    if (!whole) return [];
    const narrower = files.filter(({ file, width }) => file.endsWith(".webp") && width < whole.width);
    const widths = narrower.map(({ width }) => width).toSorted((one, other) => one - other);
    return [
      [
        `/pictures/${whole.file}`,
        { width: whole.width, height: whole.height, formats: "avif webp", widths: widths.join(" ") },
      ],
    ];
  }),
);

/**
 * A content in which every picture of the studio has the sizes of `demo/pictures/manifest.json`.
 *
 * @throws Error for a picture that the studio did not make
 */
export function withPictureSizes(content: Json): Json {
  return JSON.parse(JSON.stringify(content), (_key, value) => {
    if (value?.fieldtype !== "asset" || !String(value.filename).startsWith("/pictures/")) return value;
    const known = facts.get(value.filename);
    if (!known) throw new Error(`demo/pictures has no ${value.filename}`);
    return { ...value, meta_data: known };
  });
}
