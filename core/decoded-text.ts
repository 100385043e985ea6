type Encoding = "utf-8" | "utf-16le" | "utf-16be";

/**
 * Decodes a file of unknown encoding: by its byte order mark, by the zeros of UTF-16, as valid UTF-8, and else as
 * Windows-1252, which spreadsheets in western Europe write and which accepts any bytes.
 */
export function decodedText(bytes: Uint8Array): string {
  const encoding = marked(bytes) ?? unmarked(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Old programs end lines with a carriage return alone. */
export const withLineFeeds = (text: string): string => (text.includes("\n") ? text : text.replaceAll("\r", "\n"));

function marked([first, second, third]: Uint8Array): Encoding | null {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return first === 0xef && second === 0xbb && third === 0xbf ? "utf-8" : null;
}

/** Every second byte of western text in UTF-16 is zero. */
function unmarked(bytes: Uint8Array): Encoding | null {
  const sample = bytes.subarray(0, 400);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const enough = sample.length / 4;
  if (odd > enough && even === 0) return "utf-16le";
  return even > enough && odd === 0 ? "utf-16be" : null;
}
