/** Letters of Windows-1252 by the byte they are written as. */
const bytes: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 256 }, (_, byte) => [new TextDecoder("windows-1252").decode(Uint8Array.of(byte)), byte]),
);

/**
 * Repairs UTF-8 that was read as Windows-1252: "Müller" of "MÃ¼ller". Null for other texts, hardly any of which is
 * valid UTF-8 in those bytes.
 */
export function broughtBack(text: string): string | null {
  if (!/[\u00C2-\u00F4]/.test(text)) return null;
  const written = [...text].map((letter) => bytes.get(letter));
  if (written.some((byte) => byte === undefined)) return null;
  try {
    const read = new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(written as number[]));
    return read === text ? null : read;
  } catch {
    return null;
  }
}
