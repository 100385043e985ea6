import { brotliCompressSync } from "node:zlib";

export interface PageWeight {
  /** Compressed bytes. */
  readonly script: number;
  readonly html: number;
}

/** Bytes of a page and of all scripts that it names, each compressed at brotli's best: what does not depend on a server's settings. */
export async function pageWeight(html: string, read: (address: string) => Promise<Uint8Array>): Promise<PageWeight> {
  const named = html.matchAll(
    /(?:<(?:script|link)[^>]*?(?:src|href)=|import(?: \* as \w+ from)? ?\(?)"(\/assets\/[^"]+\.js)"/g,
  );
  const scripts = [...new Set([...[...named].map(([, address]) => address ?? "")])];
  const sizes = await Promise.all(scripts.map(async (address) => brotliCompressSync(await read(address)).byteLength));
  return { script: sizes.reduce((sum, size) => sum + size, 0), html: brotliCompressSync(html).byteLength };
}
