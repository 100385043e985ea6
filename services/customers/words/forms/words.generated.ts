/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly wrongPassword: string;
  readonly whosePassword: string;
  readonly notThatPassword: string;
  readonly wrongCredentials: string;
  readonly linkUsed: string;
  readonly confirmLinkUsed: string;
  readonly leakedPassword: string;
  readonly checkFields: string;
  readonly fields: {
    readonly email: string;
    readonly password: string;
    readonly current: string;
    readonly firstName: string;
    readonly lastName: string;
  };
  readonly missing: {
    readonly firstName: string;
    readonly lastName: string;
  };
}
