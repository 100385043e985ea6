declare module "hyphen" {
  import type { HyphenPatterns } from "./hyphens.ts";
  export default function createHyphenator(
    patterns: HyphenPatterns,
    options: { readonly hyphenChar: string; readonly html: boolean },
  ): (text: string) => string;
}

declare module "hyphen/patterns/*.js" {
  import type { HyphenPatterns } from "./hyphens.ts";

  const patterns: HyphenPatterns;
  export default patterns;
}
