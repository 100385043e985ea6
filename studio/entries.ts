import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { languages } from "../core/locale.ts";
import { type familySchema, pictureFamilies } from "./picture-manifest.ts";

const percent = z.number().min(0).max(100);

/** One picture as it is described in `pictures/FAMILY.json`, without the fields that only Blender reads. */
const entry = z.object({
  width: z.int(),
  height: z.int(),
  alt: z.record(z.enum(languages), z.string().min(1)),
  focus: z.object({ xPercent: percent, yPercent: percent }),
  /** A square tile is cut out of it too, round its focus. */
  square: z.boolean().optional(),
  photo: z
    .object({
      takenAt: z.string(),
      album: z.enum(["holiday", "wedding", "baby", "year"]),
      camera: z.enum(["A", "B"]),
      orientation: z.union([z.literal(3), z.literal(6), z.literal(8)]).optional(),
      profile: z.literal("p3").optional(),
    })
    .optional(),
});

const record = z.object({
  fingerprint: z.string(),
  seconds: z.int(),
  threads: z.int(),
  samples: z.int(),
  width: z.int(),
  height: z.int(),
});

export type Entry = z.infer<typeof entry> & { name: string; family: z.infer<typeof familySchema> };
export type RenderRecord = z.infer<typeof record>;

/** All described pictures, family by family. */
export async function describedPictures(): Promise<Entry[]> {
  const families = pictureFamilies.map(async (family) => {
    const found = z
      .record(z.string(), entry)
      .parse(await readJson(join(import.meta.dirname, `pictures/${family}.json`)));
    return Object.entries(found).map(([name, fields]) => ({ name, family, ...fields }));
  });
  return (await Promise.all(families)).flat();
}

/** What render.py wrote down about the final masters in a folder. */
export async function renderRecords(masters: string): Promise<Record<string, RenderRecord>> {
  return z.record(z.string(), record).parse(await readJson(join(masters, "records.json")));
}

/** A missing file is an empty list: nothing described or rendered yet. */
async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "{}";
    throw error;
  });
  return JSON.parse(text);
}
