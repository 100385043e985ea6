/**
 * How a written day begins, by which Italian chooses its article: `l’8 dicembre` and `l’11 novembre` (otto, undici),
 * `il 21 novembre`, none before the name of a weekday. Messages select by it.
 */
export const dayStart = (day: string): "vowel" | "number" | "name" => {
  if (!/^\d/.test(day)) return "name";
  return /^(?:8|11)(?!\d)/.test(day) ? "vowel" : "number";
};

/** A written day for messages that put an article before it. */
export const dayValues = (day: string) => ({ day, start: dayStart(day) });
