/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly classes: {
    readonly letter: string;
    readonly parcel: string;
    readonly xl: string;
    readonly bulky: string;
  };
  readonly methods: {
    readonly standard: string;
    readonly pickup: string;
    readonly express: string;
  };
}
