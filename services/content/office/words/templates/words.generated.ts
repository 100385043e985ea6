/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly names: {
    readonly empty: string;
    readonly product: string;
    readonly guide: string;
    readonly occasion: string;
    readonly legal: string;
  };
  readonly purposes: {
    readonly empty: string;
    readonly product: string;
    readonly guide: string;
    readonly occasion: string;
    readonly legal: string;
  };
  readonly texts: {
    readonly answer: string;
    readonly "product-teaser": string;
    readonly special: string;
    readonly "special-text": string;
    readonly questions: string;
    readonly "how-long": string;
    readonly "guide-teaser": string;
    readonly "first-step": string;
    readonly "first-step-text": string;
    readonly mind: string;
    readonly "mind-text": string;
    readonly "good-to-know": string;
    readonly note: string;
    readonly "occasion-teaser": string;
    readonly "occasion-cards": string;
    readonly "what-to-write": string;
    readonly "what-to-write-text": string;
    readonly "how-many": string;
    readonly scope: string;
    readonly "scope-text": string;
  };
}
