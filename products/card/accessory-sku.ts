import { type Format, parseFormat, writeFormat } from "../../core/measure.ts";

/** Accessory types of the specification, section 3, card designer. */
export const accessoryTypes = ["bow", "box", "envelope", "inlay", "posterbar", "ribbon", "screw", "standard"] as const;
export type AccessoryType = (typeof accessoryTypes)[number];

type PlainType = Exclude<AccessoryType, "envelope" | "inlay" | "ribbon">;

/**
 * A parsed SKU. Envelopes encode subtype, colour and size, inlays size and paper, ribbons type and colour; others name
 * their variant. Sizes are millimetres.
 */
export type Accessory =
  | { readonly type: "envelope"; readonly subtype: string; readonly colour: string; readonly size: Format }
  | { readonly type: "inlay"; readonly size: Format; readonly paper: string }
  | { readonly type: "ribbon"; readonly ribbon: string; readonly colour: string }
  | { readonly type: PlainType; readonly variant: string };

const word = /^[a-z0-9]+$/;
const isWord = (text: string | undefined): text is string => text !== undefined && word.test(text);
const variant = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Reads an accessory's SKU; null when it is none.
 *
 * @example
 * readAccessorySku("envelope-plain-navy-162x114"); // { type: "envelope", subtype: "plain", colour: "navy", size: ... }
 * readAccessorySku("inlay-148x105-transparent");
 * readAccessorySku("ribbon-satin-sage");
 * readAccessorySku("posterbar-30-oak");
 */
export function readAccessorySku(sku: string): Accessory | null {
  if (sku.length > 60) return null;
  const [name, ...parts] = sku.split("-");
  const type = accessoryTypes.find((one) => one === name);
  switch (type) {
    case undefined:
      return null;
    case "envelope":
      return readEnvelope(parts);
    case "inlay":
      return readInlay(parts);
    case "ribbon":
      return readRibbon(parts);
    default: {
      const rest = parts.join("-");
      return variant.test(rest) ? { type, variant: rest } : null;
    }
  }
}

function readEnvelope([subtype, colour, sizeText, ...more]: readonly string[]): Accessory | null {
  const size = parseFormat(sizeText ?? "");
  if (!isWord(subtype) || !isWord(colour) || !size.ok || more.length > 0) return null;
  return { type: "envelope", subtype, colour, size: size.value };
}

function readInlay([sizeText, paper, ...more]: readonly string[]): Accessory | null {
  const size = parseFormat(sizeText ?? "");
  return size.ok && isWord(paper) && more.length === 0 ? { type: "inlay", size: size.value, paper } : null;
}

function readRibbon([ribbon, colour, ...more]: readonly string[]): Accessory | null {
  return isWord(ribbon) && isWord(colour) && more.length === 0 ? { type: "ribbon", ribbon, colour } : null;
}

/** The SKU of an accessory; `readAccessorySku` gives the accessory back. */
export function writeAccessorySku(accessory: Accessory): string {
  switch (accessory.type) {
    case "envelope":
      return `envelope-${accessory.subtype}-${accessory.colour}-${writeFormat(accessory.size)}`;
    case "inlay":
      return `inlay-${writeFormat(accessory.size)}-${accessory.paper}`;
    case "ribbon":
      return `ribbon-${accessory.ribbon}-${accessory.colour}`;
    default:
      return `${accessory.type}-${accessory.variant}`;
  }
}
