/** Settings that distinguish articles of a kind, as the specification names them. The rest is taste, text or number. */
const telling = ["materialType", "calendarType", "printing", "cover", "photoboxType", "card", "themeId", "frameType"];
const formats = ["format", "photoboxFormat", "photoprintFormat"];

/**
 * Name of an article in tracking, structured data and as `sku`, the same in all languages: kind, materials, size in mm.
 * Without material, type or cover the paper distinguishes it; several panels are named by their sizes.
 *
 * @example
 * articleOf("photoframe", { materialType: "leinwand", format: { width: 600, height: 400 } });
 * // "photoframe-leinwand-600x400"
 */
export function articleOf(kind: string, configuration: Readonly<Record<string, unknown>>): string {
  const values = telling.map((name) => configuration[name]).filter(isText);
  const made = values.length > 0 ? values : [configuration.paper].filter(isText);
  const panels = Array.isArray(configuration.panels) ? (configuration.panels as readonly unknown[]) : [];
  const sizes = [...formats.map((name) => configuration[name]), ...panels.map((one) => recordOf(one).format)];
  return [kind, ...made, ...new Set(sizes.flatMap(sizeOf))].join("-").slice(0, 200);
}

const isText = (value: unknown): value is string => typeof value === "string";
const recordOf = (value: unknown) => (value ?? {}) as Readonly<Record<string, unknown>>;

function sizeOf(value: unknown): readonly string[] {
  const { width, height } = recordOf(value);
  return typeof width === "number" && typeof height === "number" ? [`${width}x${height}`] : [];
}
