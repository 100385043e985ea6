/** What tells articles of a kind apart, in the specification's names; the rest of a configuration is taste, text or number. */
const telling = ["materialType", "calendarType", "printing", "cover", "photoboxType", "card", "themeId", "frameType"];
const formats = ["format", "photoboxFormat", "photoprintFormat"];

/**
 * Name of an article, the same in every language, in tracking, structured data and as `sku` of an address: product kind, what it is made of,
 * its size in millimetres. What has no material, type or cover is told apart by its paper, what hangs in several panels by their sizes.
 *
 * @example
 * articleOf("photoframe", { materialType: "leinwand", format: { width: 600, height: 400 } }) // "photoframe-leinwand-600x400"
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
