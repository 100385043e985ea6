/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly unknown: (values: { name: string | number }) => string;
  readonly changedTitle: string;
  readonly changed: (values: { by: string | number }) => string;
  readonly somebody: string;
  readonly neededTitle: string;
  readonly needed: (values: { users: string | number; name: string | number }) => string;
  readonly otherKind: string;
  readonly otherName: (values: { name: string | number; inBody: string | number }) => string;
  readonly noDice: string;
  readonly noDiceMend: string;
  readonly over: string;
  readonly keys: string;
  readonly fault: {
    readonly sizes: (values: { sum: string | number }) => string;
    readonly between: (values: { start: string | number; end: string | number }) => string;
    readonly missing: {
      readonly flag: (values: { name: string | number }) => string;
      readonly standard: (values: { name: string | number }) => string;
      readonly large: (values: { name: string | number }) => string;
      readonly "rule-based": (values: { name: string | number }) => string;
    };
    readonly treatment: (values: { flag: string | number; treatment: string | number }) => string;
    readonly configuration: (values: { treatment: string | number }) => string;
    readonly circle: (values: { through: string | number }) => string;
  };
}
