import type { DesignElement, Surface } from "../../../design/document.ts";
import type { Wardrobe } from "../../../design/template/wardrobe.ts";
import type { Case } from "../case.ts";
import { addressFields, isFieldsAlone } from "./address-fields.ts";
import { envelopeAreas } from "./areas.ts";
import { layOutEnvelope } from "./lay-out.ts";
import { orderedEnvelope } from "./ordered-envelope.ts";
import { ENVELOPE_INK } from "./printable-paper.ts";

/** Initial words of an ordered envelope: a sender to be completed, and the fields of an address. */
export function envelopeWords(one: Case, wardrobe: Wardrobe | null): readonly DesignElement[] {
  const envelope = orderedEnvelope(one);
  if (!envelope) return [];
  const { pairing, language } = wardrobe?.style.dressing ?? { pairing: null, language: null };
  const type = { font: pairing?.body ?? "instrument-sans-regular", colour: ENVELOPE_INK, language };
  const words = {
    sender: envelope.prints.includes("sender") ? "" : null,
    address: envelope.prints.includes("recipient") ? addressFields(language) : null,
  };
  return layOutEnvelope(envelope.size, words, type);
}

/**
 * The envelope after a late change: what is printed now and was not is added, an address that is printed no more leaves
 * unless she wrote in it, and addresses stay where the post wants them. The sender is at its corner in any size.
 */
export function envelopeAfter(surface: Surface, copies: number, after: Case, wardrobe: Wardrobe | null): Surface {
  const envelope = orderedEnvelope(after);
  if (!envelope) return { ...surface, copies };
  const isAddress = ({ slot }: DesignElement) => slot === "address";
  const prints = envelope.prints.includes("recipient");
  const kept = surface.elements.flatMap((element): readonly DesignElement[] => {
    if (!isAddress(element) || element.type !== "text") return [element];
    if (!prints && isFieldsAlone(element.text)) return [];
    return [{ ...element, frame: envelopeAreas(envelope.size).address }];
  });
  const missing = envelopeWords(after, wardrobe).filter(({ slot }) => kept.every((one) => one.slot !== slot));
  return { ...surface, copies, elements: [...kept, ...missing] };
}
