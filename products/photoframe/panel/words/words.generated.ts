/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly format: string;
  readonly frame: string;
  readonly options: string;
  readonly material: string;
  readonly orientation: string;
  readonly landscape: string;
  readonly portrait: string;
  readonly ratio: string;
  readonly fits: string;
  readonly own: string;
  readonly width: string;
  readonly height: string;
  readonly apply: string;
  readonly limits: (values: { least: string | number; most: string | number }) => string;
  readonly steps: string;
  readonly side: {
    readonly empty: string;
    readonly "not-a-number": string;
    readonly "not-a-whole-step": string;
  };
  readonly noFrame: string;
  readonly profile: string;
  readonly finish: string;
  readonly mat: string;
  readonly matWidth: string;
  readonly included: string;
  readonly edgeColour: string;
  readonly ownColour: string;
  readonly noFrames: string;
  readonly noOptions: string;
}
