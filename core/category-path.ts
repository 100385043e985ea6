import { splitAddress } from "./locale-address.ts";

/** The beginnings of addresses by which a category is known in every language (specification section 2). */
const prefixes = {
  photobox: ["bilderbox", "fotobox", "box-photos", "scatola-con-foto", "caja-de-foto"],
  photoprint: ["fotoabzuege", "tirages-photos", "stampa-foto", "revelado-de-fotos", "photo-prints"],
  calendar: ["fotokalender", "calendario-personalizzato", "calendrier-photo", "calendario-personalizado"],
  canvas: [
    "leinwanddruck",
    "afdruk-op-canvas",
    "impression-sur-toile",
    "stampa-su-tela",
    "impresion-sobre-lienzo",
    "canvas-prints",
  ],
} as const;

export type Category = keyof typeof prefixes;

/** Category of a path in any language and on any platform: `/it/d/stampa-su-tela/quadrata` is canvas. Null: none. */
export function categoryOfPath(path: string): Category | null {
  const page = splitAddress(path).rest.slice(1);
  const found = Object.entries(prefixes).find(([, all]) => all.some((prefix) => page.startsWith(prefix)));
  return (found?.[0] as Category | undefined) ?? null;
}
