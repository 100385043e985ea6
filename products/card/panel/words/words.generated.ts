/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly format: string;
  readonly paper: string;
  readonly refinement: string;
  readonly quantity: string;
  readonly extras: string;
  readonly kind: string;
  readonly included: string;
  readonly pieces: string;
  readonly fewer: string;
  readonly more: string;
  readonly each: (values: { price: string | number }) => string;
  readonly nextBreak: (values: { pieces: string | number; price: string | number }) => string;
  readonly breaks: string;
  /** Below the threshold of the country for one card. */
  readonly greatValue: string;
  readonly sample: string;
  readonly sampleHelp: string;
  readonly shine: string;
  readonly plainBook: string;
  readonly envelope: string;
  readonly colour: string;
  readonly liner: string;
  readonly sender: string;
  readonly senderText: string;
  readonly senderHint: string;
  readonly recipient: string;
  readonly recipientHint: string;
  readonly envelopes: string;
  readonly spare: string;
  readonly sampleBare: string;
  readonly sizeClasses: {
    readonly c6: string;
    readonly b6: string;
    readonly "din-long": string;
  };
  readonly noEnvelope: string;
  readonly everyCard: string;
  readonly without: string;
  readonly other: string;
  readonly alone: string;
  readonly count: (values: { thing: string | number }) => string;
  readonly less: (values: { thing: string | number }) => string;
  readonly moreOf: (values: { thing: string | number }) => string;
  /** By role. */
  readonly sides: {
    readonly envelope: string;
    readonly front: string;
    readonly back: string;
    readonly "inside-left": string;
    readonly "inside-middle": string;
    readonly "inside-right": string;
    readonly "inside-top": string;
    readonly "inside-bottom": string;
    readonly flap: string;
    readonly spine: string;
    readonly "page-first": string;
    readonly "page-every": string;
    readonly inlay: string;
    readonly "insert-front": string;
    readonly "insert-back": string;
  };
  readonly outside: string;
  readonly inside: string;
  readonly page: (values: { number: string | number }) => string;
}
