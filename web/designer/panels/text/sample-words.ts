/** As many signs as a tile shows. */
const MOST = 16;

/** The first words of a text, as many as a tile has room for; null without any. */
export function sampleOf(text: string): string | null {
  const words = text.trim().split(/\s+/);
  let sample = words[0] ?? "";
  for (const word of words.slice(1)) {
    if (sample.length + 1 + word.length > MOST) break;
    sample += ` ${word}`;
  }
  return sample === "" ? null : sample.slice(0, MOST).toWellFormed();
}
