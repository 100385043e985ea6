declare module "hyphen/patterns/*.js" {
  import type { HyphenPatterns } from "./hyphens.ts";

  const patterns: HyphenPatterns;
  export default patterns;
}
