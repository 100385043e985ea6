/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly title: string;
  readonly text: string;
  readonly onlyAdmins: string;
  readonly add: string;
  readonly name: string;
  readonly nameHint: string;
  readonly noName: string;
  readonly kind: string;
  readonly kinds: {
    readonly public: string;
    readonly preview: string;
    readonly management: string;
  };
  readonly make: string;
  readonly making: string;
  readonly made: (values: { name: string | number }) => string;
  readonly once: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly done: string;
  readonly none: string;
  readonly unnamed: string;
  readonly createdBy: string;
  readonly by: (values: { when: string | number; author: string | number }) => string;
  readonly used: string;
  readonly never: string;
  readonly revoke: string;
  readonly revokeOf: (values: { name: string | number }) => string;
  readonly revokeTitle: (values: { name: string | number }) => string;
  readonly revokeText: string;
  readonly revoked: (values: { name: string | number }) => string;
}
