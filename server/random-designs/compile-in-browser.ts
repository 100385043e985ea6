/** The browser's side of the guard, bundled as the designer is: what a page of the shop would make of these designs. */
import type { ArtDrawing } from "../../design/art-drawing.ts";
import { compile } from "../../design/compile.ts";
import type { DesignDocument, DesignPhoto, Surface } from "../../design/document.ts";
import type { SurfaceLayout } from "../../design/layout.ts";
import { loadStock } from "../../design/load-stock.ts";
import { createFontStore } from "../../design/text/font-store.ts";
import type { Autofilled, AutofillWish } from "../../products/autofill/kind-autofill.ts";
import { designableKindOf } from "../../products/registry.ts";

/** All that goes to a browser. */
export interface SentDesign {
  readonly document: { readonly photos: readonly DesignPhoto[]; readonly surfaces: readonly Surface[] };
  readonly layouts: readonly SurfaceLayout[];
}

export type HashesOf = (designs: readonly SentDesign[], art: readonly ArtDrawing[]) => Promise<readonly string[]>;

/** A book that fills itself. */
export interface SentFilling {
  readonly kind: string;
  readonly document: DesignDocument;
  readonly data: unknown;
  readonly wish: AutofillWish;
}

export type Fill = (filling: SentFilling) => Autofilled | undefined;

declare global {
  var hashesOf: HashesOf | undefined;
  var fillThere: Fill | undefined;
}

const fonts = createFontStore(async ({ url }) => new Uint8Array(await (await fetch(url)).arrayBuffer()));
const drawings = new Map<string, ArtDrawing>();

globalThis.hashesOf = async (designs, art) => {
  for (const drawing of art) drawings.set(drawing.hash, drawing);
  const hashes: string[] = [];
  for (const { document, layouts } of designs) {
    const stock = await loadStock(document, { fonts, art: async () => drawings });
    hashes.push(compile(document, layouts, stock).hash);
  }
  return hashes;
};

globalThis.fillThere = ({ kind, document, data, wish }) =>
  designableKindOf(kind)?.design.autofill?.fill(document, data, wish);
