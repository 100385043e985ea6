/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly call: string;
  readonly write: string;
  readonly toContact: string;
  readonly chat: string;
}
