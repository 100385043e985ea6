import { z } from "zod";
import { languages, locales } from "../../core/locale.ts";

/** A text by locale; the locales without one take it from their fallbacks, at last from de-DE. */
const text = z.partialRecord(z.enum(locales), z.string().min(1)).refine((texts) => texts["de-DE"], "de-DE is missing");
export type LocalText = z.infer<typeof text>;

/** Parameters of the designer link. */
const configuration = z.record(z.string(), z.string());
/** `750x500` in millimetres, inch formats in inches. */
const format = z.object({ cm: z.string(), inch: z.string() });

const picture = z.object({
  src: z.string().startsWith("/"),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: text,
  /** Part to keep when it is cropped, CSS object-position. */
  focus: z.string(),
  /** Its main colour, shown until it has come. */
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
  /** The same picture in other widths and formats; only itself where there are none. */
  files: z.array(z.object({ src: z.string().startsWith("/"), width: z.int().positive() })).optional(),
});
export type PictureData = z.infer<typeof picture>;

/** The gallery label of the product in a picture, priced. `page` sells it; `format` for kinds with width and height. */
const label = z.object({ page: z.string(), title: text, configuration, format: format.optional() });
export type LabelData = z.infer<typeof label>;

const fact = z.object({
  title: text,
  text,
  /** Left out: in every case. */
  when: z.enum(["framed", "unframed"]).optional(),
});
export type FactData = z.infer<typeof fact>;
const action = z.object({ page: z.string(), text });
const entry = { key: z.string(), position: z.int() };

export const productPageData = z.object({
  ...entry,
  type: z.literal("product"),
  /** Key of the product kind. */
  kind: z.string(),
  addresses: z.partialRecord(z.enum(languages), z.string()),
  initial: configuration,
  orientation: z.enum(["landscape", "portrait"]),
  /** Materials or types shown before "more materials". */
  firstMaterials: z.array(z.string()).min(1),
  /** Name, words and facts of each type, for a page that does not say what the shop says of all materials. */
  types: z.record(z.string(), z.object({ heading: text, lead: text, facts: z.array(fact) })).optional(),
  /** A format that we recommend, and why: an editor's word, never a guess at what others buy. */
  tip: z.object({ format, reason: text }).optional(),
  /** `shows`: the materials a picture is true of, with a frame or without; left out where it shows the photo only. */
  gallery: z
    .array(
      z.object({
        picture,
        label: label.optional(),
        shows: z.object({ materials: z.array(z.string()), framed: z.boolean() }).optional(),
      }),
    )
    .min(1),
  name: text,
  title: text,
  description: text,
  heading: text,
  lead: text,
  card: z.object({ picture, fact: text }),
  /** Shown while a frame is chosen. */
  frameFacts: z.array(fact),
});
export type ProductPageData = z.infer<typeof productPageData>;

export const homeData = z.object({
  ...entry,
  type: z.literal("home"),
  title: text,
  description: text,
  hero: z.object({ picture, heading: text, lead: text, action, label }),
  products: text,
  surfaces: z.object({ picture, page: z.string(), materials: z.array(z.string()), format, heading: text }),
  wall: z.object({ picture, heading: text, text, action, label }),
  stepsHeading: text,
  steps: z.array(fact),
});
export type HomeData = z.infer<typeof homeData>;

/** Information about each material, shown while it is chosen. */
export const materialSheetsData = z.object({
  ...entry,
  type: z.literal("sheets"),
  materials: z.record(z.string(), z.array(fact)),
  /** Headings while another material than the page's own is chosen. */
  headings: z.record(z.string(), z.object({ heading: text, lead: text })).default({}),
});

export const pageData = z.discriminatedUnion("type", [productPageData, homeData, materialSheetsData]);
export type PageData = z.infer<typeof pageData>;
export type MaterialSheets = z.infer<typeof materialSheetsData>;
