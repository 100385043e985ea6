/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly collage: string;
  readonly format: string;
  readonly extras: string;
  readonly form: string;
  readonly forms: {
    readonly grid: string;
    readonly heart: string;
    readonly mosaic: string;
    readonly comb: string;
    readonly sign: string;
  };
  readonly sign: string;
  readonly signHint: string;
  readonly count: string;
  readonly fewer: string;
  readonly more: string;
  readonly gap: string;
  readonly border: string;
  readonly corners: string;
  readonly square: string;
  readonly background: string;
  readonly ownColour: string;
  readonly fill: string;
  readonly orders: {
    readonly date: string;
    readonly colour: string;
    readonly chance: string;
  };
  readonly again: string;
  readonly locked: (values: { count: number }) => string;
  readonly unlock: string;
  readonly noPhotos: string;
  readonly facesWhole: string;
  readonly facesCut: (values: { count: number }) => string;
  readonly worst: (values: { name: string | number; percent: string | number }) => string;
  readonly leftOut: (values: { count: number }) => string;
  readonly byChance: string;
  readonly empty: (values: { count: number }) => string;
  readonly edgeStrip: (values: { strip: string | number; bare: string | number }) => string;
  readonly material: string;
  readonly orientation: string;
  readonly landscape: string;
  readonly portrait: string;
  readonly fits: string;
  readonly size: string;
  readonly design: string;
  readonly panel: (values: { n: string | number }) => string;
  readonly addPanel: string;
  readonly removePanel: (values: { n: string | number }) => string;
  readonly edgeColour: string;
  readonly nothingMore: string;
  readonly included: string;
}
