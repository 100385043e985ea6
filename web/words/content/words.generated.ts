/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly unknownBlock: (values: { name: string | number }) => string;
  readonly tooManyBlocks: (values: { most: string | number }) => string;
  readonly wrongBlock: (values: { name: string | number; field: string | number }) => string;
  readonly notFollowing: string;
  /** Null: all that stands here. */
  readonly toCome: string;
  readonly toComeOf: (values: { things: string | number }) => string;
}
