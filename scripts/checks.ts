import type { Tool } from "./run-tool.ts";

/** What is checked without running the shop. Each step stands for itself, so they may run side by side. */
export const checks: readonly Tool[] = [
  { name: "types", words: ["node", "scripts/check-types.ts"] },
  { name: "words", words: ["node", "scripts/check-words.ts"] },
  { name: "lint", words: ["biome", "ci", "--colors=off", "--error-on-warnings", "."] },
  { name: "rooms", words: ["node", "scripts/rooms.ts"] },
  { name: "regular expressions", words: ["node", "scripts/regular-expressions.ts"] },
  { name: "unused code", words: ["knip", "--no-progress"] },
];
