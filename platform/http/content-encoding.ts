import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/**
 * The best encoding a client takes (RFC 9110 section 12.5.3, reduced to what browsers send: `q=0` excludes, other
 * weights do not reorder ours).
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return "identity";
  const known = readBefore.get(header);
  if (known) return known;
  const read = readEncodings(header);
  // Browsers write a handful of these; whatever else comes is not worth keeping.
  if (readBefore.size < 100) readBefore.set(header, read);
  return read;
}

const readBefore = new Map<string, Encoding>();

function readEncodings(header: string): Encoding {
  const taken = new Set(
    header
      .split(",")
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(";")[0]),
  );
  if (taken.has("br")) return "br";
  return taken.has("gzip") ? "gzip" : "identity";
}

/** Level 5 for pages made on the fly; files of a build are compressed once, at the best level. */
export async function encode(bytes: Uint8Array, encoding: Encoding, effort: "fly" | "once"): Promise<Uint8Array> {
  if (encoding === "identity") return bytes;
  if (encoding === "gzip") return deflate(bytes, { level: effort === "once" ? 9 : 6 });
  const quality = effort === "once" ? 11 : 5;
  return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
