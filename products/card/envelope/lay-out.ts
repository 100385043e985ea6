import type { Format } from "../../../core/measure.ts";
import type { TextElement } from "../../../design/document.ts";
import type { Rect } from "../../../design/geometry.ts";
import { ONE } from "../../../design/placement.ts";
import { envelopeAreas } from "./areas.ts";

/** Type of words on an envelope. */
export interface EnvelopeType {
  /** Key of the font catalogue. */
  readonly font: string;
  /** "#rrggbb" */
  readonly colour: string;
  /** "de", "pt-BR"; null: none. */
  readonly language: string | null;
}

/** 9 and 12 points. */
const sizes = { sender: 3175, address: 4233 } as const;

/**
 * Lays out the front of an envelope: sender and one address where postal rules require them. Lines are separated by
 * line breaks; null omits one. The places are called `sender` and `address`.
 *
 * @param size of the envelope in millimetres
 */
export function layOutEnvelope(
  size: Format,
  words: { readonly sender: string | null; readonly address: string | null },
  type: EnvelopeType,
): readonly TextElement[] {
  const areas = envelopeAreas(size);
  return (["sender", "address"] as const).flatMap((slot) => {
    const text = words[slot];
    return text === null ? [] : [textIn(slot, areas[slot], text, type)];
  });
}

const textIn = (slot: "sender" | "address", frame: Rect, text: string, type: EnvelopeType): TextElement => ({
  id: `envelope-${slot}`,
  type: "text",
  frame,
  rotation: 0,
  opacity: ONE,
  slot,
  optional: false,
  text,
  hyphenate: false,
  size: sizes[slot],
  align: "start",
  stand: "top",
  leading: ONE,
  tracking: 0,
  fit: "shrink",
  ...type,
});
