/** Rewrites every text of a catalogue, also what its functions return. Everything else stays as it is. */
export function mapTexts<T>(texts: T, rewrite: (text: string) => string): T {
  if (typeof texts === "string") return rewrite(texts) as T;
  if (typeof texts === "function") return ((...args: unknown[]) => mapTexts(texts(...args), rewrite)) as T;
  if (Array.isArray(texts)) return texts.map((text) => mapTexts(text, rewrite)) as T;
  if (texts && typeof texts === "object")
    return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, mapTexts(value, rewrite)])) as T;
  return texts;
}
