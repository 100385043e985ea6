/** Patterns that may take longer than their text is long, and why no text from outside makes that felt. */
export interface AllowedPattern {
  readonly path: string;
  readonly pattern: string;
  readonly because: string;
}

export const allowedPatterns: readonly AllowedPattern[] = [
  {
    path: "platform/log/redact.ts",
    pattern: String.raw`/(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@(?:[\p{L}\p{N}-]+\.)+[\p{L}]{2,}/gu`,
    because: "Measured: 100,000 signs made for it take 5 ms. The look behind begins once for each word.",
  },
  {
    path: "services/flags/definition/matcher-schema.ts",
    pattern: "new RegExp(text)",
    because: "Only compiled, to refuse what is no expression; operators write it.",
  },
  {
    path: "services/themes/search-text.ts",
    pattern: String.raw`/\{[^}]*\}/g`,
    because: "Labels of the shop's own data.",
  },
  {
    path: "services/vouchers/printed-signs.ts",
    pattern: "/ *x[ x]*/g",
    because: "A greeting of a gift voucher has at most 500 signs.",
  },
  {
    path: "web/scene/drawing/css-path.ts",
    pattern: String.raw`/(-?\d+) (-?\d+)/g`,
    because: "Paths that the engine wrote: no number has more than ten digits.",
  },
  {
    path: "web/reading/rich-text/html-document.ts",
    pattern: String.raw`/<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)(?:>|$)|[^<]+|</gi`,
    because: "Tried on 2,000 signs of what an editor wrote, and no more.",
  },
];
