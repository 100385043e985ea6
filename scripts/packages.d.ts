/** What is used of these packages, so that types are checked as well where they are not installed yet. */
declare module "scslre" {
  export function analyse(pattern: { readonly source: string; readonly flags: string }): {
    readonly reports: readonly { readonly exponential: boolean }[];
  };
}

declare module "recheck" {
  interface Judging {
    readonly timeout: number;
    readonly checker: "automaton";
  }
  type Judged =
    | { readonly status: "safe" }
    | { readonly status: "unknown" }
    | { readonly status: "vulnerable"; readonly complexity: { readonly summary: string } };
  export function checkSync(source: string, flags: string, judging: Judging): Judged;
}

declare module "@eslint-community/regexpp" {
  interface Quantifier {
    readonly max: number;
  }
  export class RegExpParser {
    parsePattern(
      source: string,
      start: number,
      end: number,
      modes: { readonly unicode: boolean; readonly unicodeSets: boolean },
    ): object;
  }
  export function visitRegExpAST(
    pattern: object,
    handlers: {
      onQuantifierEnter(quantifier: Quantifier): void;
      onQuantifierLeave(quantifier: Quantifier): void;
    },
  ): void;
}

declare module "@zxcvbn-ts/language-common" {
  export const dictionary: { readonly "passwords-common": readonly string[] };
}
