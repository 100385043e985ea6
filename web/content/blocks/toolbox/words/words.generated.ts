/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly tools: string;
  readonly names: {
    readonly optimize: string;
    readonly convert: string;
    readonly pdf: string;
  };
  readonly actions: {
    readonly optimize: string;
    readonly convert: string;
    readonly pdf: string;
  };
  readonly kept: string;
  readonly choose: string;
  readonly chooseMany: string;
  readonly takes: string;
  readonly takesMany: string;
  readonly chosen: string;
  readonly remove: string;
  readonly moveUp: string;
  readonly format: string;
  readonly formats: {
    readonly jpeg: string;
    readonly png: string;
    readonly webp: string;
    readonly avif: string;
  };
  readonly paper: string;
  readonly papers: {
    readonly a4: string;
    readonly letter: string;
    readonly picture: string;
  };
  readonly quality: string;
  readonly qualityHint: string;
  readonly edge: string;
  readonly edges: {
    readonly "1000": string;
    readonly "1600": string;
    readonly "2500": string;
    readonly "4000": string;
    readonly same: string;
  };
  readonly sending: string;
  readonly working: string;
  readonly stop: string;
  readonly saved: (values: { share: string | number }) => string;
  readonly same: string;
  readonly ready: string;
  readonly becomes: string;
  readonly pages: string;
  readonly preview: string;
  readonly download: string;
  readonly again: string;
  readonly until: (values: { time: string | number }) => string;
  readonly refusedTitle: string;
  readonly refused: string;
  readonly faults: {
    readonly missing: string;
    readonly tooMany: string;
    readonly tooLarge: string;
    readonly tooLargeTogether: string;
    readonly offline: string;
  };
}
