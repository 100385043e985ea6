/** What tells articles of a kind apart, in the specification's names; the rest of a configuration is taste, text or number. */
const telling = ["materialType", "calendarType", "printing", "cover", "photoboxType", "card", "themeId", "frameType"];
const formats = ["format", "photoboxFormat", "photoprintFormat"];

/**
 * Name of an article, the same in every language: product kind, what it is made of, its size in millimetres.
 *
 * @example
 * articleOf("photoframe", { materialType: "leinwand", format: { width: 600, height: 400 } }) // "photoframe-leinwand-600x400"
 */
export function articleOf(kind: string, configuration: Readonly<Record<string, unknown>>): string {
  const values = telling.map((name) => configuration[name]).filter((value) => typeof value === "string");
  const sizes = formats.flatMap((name) => {
    const { width, height } = (configuration[name] ?? {}) as { readonly width?: unknown; readonly height?: unknown };
    return typeof width === "number" && typeof height === "number" ? [`${width}x${height}`] : [];
  });
  return [kind, ...values, ...sizes].join("-").slice(0, 200);
}
