/** How the bytes of a list were read as text. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
}

/**
 * Text of a file that says nothing about its encoding: by its mark, by the zeros of UTF-16, as UTF-8 where that can be, and
 * else as Windows-1252, which spreadsheets write in western Europe and which can be read of any bytes.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = marked(bytes) ?? unmarked(bytes);
  if (encoding) return { text: new TextDecoder(encoding).decode(bytes), encoding };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "utf-8" };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), encoding: "windows-1252" };
  }
}

function marked([first, second, third]: Uint8Array): DecodedText["encoding"] | null {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return first === 0xef && second === 0xbb && third === 0xbf ? "utf-8" : null;
}

/** Every second byte of western text in UTF-16 is zero. */
function unmarked(bytes: Uint8Array): DecodedText["encoding"] | null {
  const sample = bytes.subarray(0, 400);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const enough = sample.length / 4;
  if (odd > enough && even === 0) return "utf-16le";
  return even > enough && odd === 0 ? "utf-16be" : null;
}
