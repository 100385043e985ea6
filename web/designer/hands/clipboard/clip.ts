import { z } from "zod";
import { bounds } from "../../../../design/bounds.ts";
import type { DesignDocument, DesignElement, DesignPhoto } from "../../../../design/document.ts";
import { photoSchema } from "../../../../design/document-schema.ts";
import { elementSchema, idSchema } from "../../../../design/element-schema.ts";
import { framed } from "../steps/copies.ts";

/** Elements on the way from one page or design to another. */
export interface Clip {
  /** The side they were copied from. */
  readonly surface: string;
  /** Never one that follows its side. */
  readonly elements: readonly DesignElement[];
  /** The photos in them. */
  readonly photos: readonly DesignPhoto[];
}

/** Own type of what is copied; other applications get the words. */
export const CLIP_TYPE = "application/x-passepartout-elements+json";

const clipSchema = z.strictObject({
  passepartout: z.literal("elements"),
  surface: idSchema,
  elements: z.array(elementSchema).min(1).max(bounds.elements).readonly(),
  photos: z.array(photoSchema).max(bounds.photos).readonly(),
});

/** What is copied of these elements; null where none of them can lie elsewhere. */
export function clipOf(document: DesignDocument, surface: string, elements: readonly DesignElement[]): Clip | null {
  const copied = framed(elements);
  if (copied.length === 0) return null;
  const used = new Set(copied.map((element) => (element.type === "photo" ? element.photo : null)));
  return { surface, elements: copied, photos: document.photos.filter(({ id }) => used.has(id)) };
}

export const writeClip = (clip: Clip): string => JSON.stringify({ passepartout: "elements", ...clip });

/** Ten times what an operation may bring: more text than that is not looked at. */
const LONGEST = 20_000_000;

/** Reads a text of the clipboard, from any application; null for all that is not ours or not sound. */
export function readClip(text: string): Clip | null {
  if (text.length > LONGEST || !text.startsWith('{"passepartout":"elements"')) return null;
  const parsed = clipSchema.safeParse(parsedJson(text));
  if (!parsed.success) return null;
  const { surface, elements, photos } = parsed.data;
  const copied = framed(elements);
  return copied.length > 0 ? { surface, elements: copied, photos } : null;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What other applications get: the words of the texts, one paragraph each. */
export const wordsOf = ({ elements }: Clip): string =>
  elements.flatMap((element) => (element.type === "text" && element.text !== "" ? [element.text] : [])).join("\n\n");
