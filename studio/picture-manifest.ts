import { z } from "zod";
import { languages } from "../core/locale.ts";

const percent = z.number().min(0).max(100);
const words = z.record(z.enum(languages), z.string().min(1));
const file = z.object({
  file: z.string().regex(/^[a-z0-9/-]+\.(avif|webp|jpg)$/),
  width: z.int().positive(),
  height: z.int().positive(),
  bytes: z.int().positive(),
});

export const pictureFamilies = ["photos", "walls", "books", "calendars", "cards", "boxes", "close-ups"] as const;
export const familySchema = z.enum(pictureFamilies);

/** The photo as a customer would upload it: a JPEG with what its camera wrote. `file` is as stored, before turning. */
const original = file.extend({
  takenAt: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
  album: z.enum(["holiday", "wedding", "baby", "year"]),
  orientation: z.union([z.literal(1), z.literal(3), z.literal(6), z.literal(8)]),
  profile: z.enum(["srgb", "p3"]),
});

const picture = z.object({
  name: z.string().regex(/^[a-z0-9-]+$/),
  family: familySchema,
  /** What pages show when they take one file only; all sizes are in `files`. */
  file: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: words,
  focus: z.object({ xPercent: percent, yPercent: percent }),
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  files: z.array(file).min(1),
  /** A tile cut out round the focus, where the picture serves as one. */
  square: z.array(file).optional(),
  original: original.optional(),
  /** How it was rendered, in processor seconds; missing for the first trials, which a later render replaces. */
  render: z
    .object({
      /** Of what the master was rendered from; the first renders do not have it. */
      fingerprint: z.string().optional(),
      seconds: z.int(),
      threads: z.int(),
      samples: z.int(),
      width: z.int(),
      height: z.int(),
    })
    .optional(),
});

/** What `demo/pictures/manifest.json` says of the folder's pictures. Sizes in pixels, focus in percent from the top left. */
export const pictureManifest = z.object({
  families: z.array(
    z.object({
      family: familySchema,
      wanted: z.int(),
      described: z.int(),
      rendered: z.int(),
      trials: z.int(),
      seconds: z.int(),
      samples: z.array(z.int()),
    }),
  ),
  bytes: z.int(),
  heaviestAvif: z.object({ file: z.string(), bytes: z.int() }).nullable(),
  pictures: z.array(picture),
});

export type PictureManifest = z.infer<typeof pictureManifest>;
export type Picture = PictureManifest["pictures"][number];
