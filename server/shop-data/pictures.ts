import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { done } from "../../core/outcome.ts";
import { placeOf } from "../../core/place.ts";
import type { Problem } from "./problem.ts";
import { parseData, type Read, readJson } from "./read-data.ts";

const manifestFile = "pictures/manifest.json";
const percent = z.number().min(0).max(100);
const fileName = z
  .string()
  .regex(/^[A-Za-z0-9][\w.-]*(\/[A-Za-z0-9][\w.-]*)*$/, "must be the name of a file below pictures/");
/** The members that pages need; a studio that makes the pictures may store more. */
const told = z.string().min(1);
const manifestSchema = z.looseObject({
  pictures: z.array(
    z.looseObject({
      name: z.string().min(1),
      file: fileName,
      width: z.int().positive(),
      height: z.int().positive(),
      /** German and English replace languages that it lacks. */
      alt: z.object({
        de: told,
        en: told,
        es: told.optional(),
        fr: told.optional(),
        it: told.optional(),
        nl: told.optional(),
      }),
      focus: z.object({ xPercent: percent, yPercent: percent }),
      colour: z
        .string()
        .regex(/^#[0-9a-f]{6}$/, "must be a colour like #a9b0b5")
        .optional(),
      /** The same picture in other widths and formats. */
      files: z.array(z.looseObject({ file: fileName, width: z.int().positive() })).optional(),
    }),
  ),
});
export type PictureList = z.infer<typeof manifestSchema>["pictures"];

/** Reads the folder's `pictures/manifest.json`, and checks that every file it names exists. */
export async function readPictures(folder: string): Promise<Read<PictureList>> {
  const json = await readJson(folder, manifestFile);
  const manifest = json.ok ? parseData(manifestSchema, json.value, manifestFile) : json;
  if (!manifest.ok) return manifest;
  const { pictures } = manifest.value;
  const missing = pictures.flatMap(({ file, files = [] }, index) => [
    ...missingFile(folder, file, `pictures[${index}].file`),
    ...files.flatMap((one, at) =>
      one.file === file ? [] : missingFile(folder, one.file, `pictures[${index}].files[${at}].file`),
    ),
  ]);
  return missing.length > 0 ? { ok: false, error: missing } : done(pictures);
}

const missingFile = (folder: string, file: string, place: string): Problem[] =>
  existsSync(join(folder, "pictures", file))
    ? []
    : [{ file: manifestFile, place, rule: `pictures/${file} does not exist` }];

/**
 * Replaces each `"picture": "room-canvas"` of a page by what the manifest says of it; a `focus` beside it wins over the
 * manifest's.
 *
 * @returns the page, and each name the manifest does not have
 */
export function withPictures(page: unknown, pictures: PictureList, file: string) {
  const problems: Problem[] = [];

  function replace(value: unknown, path: readonly PropertyKey[]): unknown {
    if (Array.isArray(value)) return value.map((one, index) => replace(one, [...path, index]));
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(([key, one]) => [key, replace(one, [...path, key])]);
    const { picture, focus, ...rest } = Object.fromEntries(entries);
    if (typeof picture !== "string") return Object.fromEntries(entries);
    const found = pictures.find(({ name }) => name === picture);
    if (found) return { ...rest, picture: pictureOf(found, focus) };
    const place = placeOf([...path, "picture"]);
    problems.push({ file, place, rule: `${manifestFile} has no picture "${picture}"` });
    return rest;
  }

  return { page: replace(page, []), problems };
}

const pictureOf = ({ file, width, height, alt, focus, colour, files }: PictureList[number], wish?: string) => ({
  src: `/pictures/${file}`,
  width,
  height,
  alt: {
    "de-DE": alt.de,
    "en-GB": alt.en,
    ...(alt.es && { "es-ES": alt.es }),
    ...(alt.fr && { "fr-FR": alt.fr }),
    ...(alt.it && { "it-IT": alt.it }),
    ...(alt.nl && { "nl-NL": alt.nl }),
  },
  focus: wish ?? `${focus.xPercent}% ${focus.yPercent}%`,
  ...(colour && { colour }),
  ...(files && { files: files.map((one) => ({ src: `/pictures/${one.file}`, width: one.width })) }),
});
