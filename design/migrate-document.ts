import { ONE } from "./placement.ts";

type Json = Readonly<Record<string, unknown>>;

/**
 * Schema 1 to schema 2: what is new gets the value by which the scene stays as it was. Pure JSON to JSON; the present
 * schema judges what comes out.
 */
export const documentFromSchema1 = (document: Json): object => ({
  ...document,
  surfaces: Array.isArray(document.surfaces) ? document.surfaces.map(surfaceFromSchema1) : document.surfaces,
});

export function surfaceFromSchema1(surface: unknown): unknown {
  if (!isRecord(surface)) return surface;
  const { id, elements } = surface;
  return {
    ...surface,
    role: id,
    background: null,
    copies: 1,
    turned: false,
    elements: Array.isArray(elements) ? elements.map(elementFromSchema1) : elements,
  };
}

export function elementFromSchema1(element: unknown): unknown {
  if (!isRecord(element)) return element;
  const base = { ...element, rotation: 0, opacity: ONE };
  return element.type === "text" ? { ...base, ...plainText } : base;
}

const plainText = { language: null, hyphenate: false, stand: "top", leading: ONE, tracking: 0, fit: "report" };

const isRecord = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
