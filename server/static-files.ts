import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { acceptedEncoding, type Encoding, encode } from "../platform/http/content-encoding.ts";
import { entityTag, namesTag } from "../platform/http/entity-tag.ts";

const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
const compressible = new Set([".css", ".html", ".js", ".json", ".svg", ".ttf", ".txt", ".wasm"]);

interface StaticFile {
  readonly path: string;
  readonly type: string;
  readonly immutable: boolean;
  readonly compressible: boolean;
}

/** A folder whose files are served below an address that starts and ends with a slash. */
export interface StaticFolder {
  readonly folder: string;
  readonly prefix: string;
}

/**
 * Serves files of folders that are read once at start, so that no request can name a path outside. Texts are compressed
 * on first use and cached; pictures need neither, because the system caches files.
 *
 * @param immutable files below this prefix carry a hash in their name and are cached by browsers for a year
 */
export async function createStaticFiles(folders: readonly StaticFolder[], immutable = "/assets/") {
  const files = new Map((await Promise.all(folders.map((folder) => list(folder, immutable)))).flat());
  const tags = new Map<string, string>();
  const texts = new Map<string, Promise<Uint8Array>>();

  async function read({ path }: StaticFile): Promise<Uint8Array> {
    const content = await readFile(path);
    if (!tags.has(path)) tags.set(path, entityTag(content));
    return content;
  }

  function text(file: StaticFile, encoding: Encoding): Promise<Uint8Array> {
    const key = `${encoding}:${file.path}`;
    const kept = texts.get(key) ?? read(file).then((content) => encode(content, encoding, "once"));
    texts.set(key, kept);
    kept.catch(() => texts.delete(key));
    return kept;
  }

  return async function serve(request: Request): Promise<Response | null> {
    const { pathname } = new URL(request.url);
    const file = files.get(pathname);
    if (!file || (request.method !== "GET" && request.method !== "HEAD")) return null;
    const headers = new Headers({
      "content-type": file.type,
      "cache-control": file.immutable ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      vary: "accept-encoding",
      // Mails show their head from pages of other hosts, or from none.
      ...(pathname.startsWith("/mail/") && { "cross-origin-resource-policy": "cross-origin" }),
    });
    const known = tags.get(file.path);
    if (known && namesTag(request.headers.get("if-none-match"), known)) return unchanged(headers, known);
    const encoding = file.compressible
      ? acceptedEncoding(request.headers.get("accept-encoding") ?? undefined)
      : "identity";
    const bytes = file.compressible ? await text(file, encoding) : await read(file);
    const tag = tags.get(file.path) ?? "";
    if (namesTag(request.headers.get("if-none-match"), tag)) return unchanged(headers, tag);
    headers.set("etag", tag);
    if (encoding !== "identity") headers.set("content-encoding", encoding);
    headers.set("content-length", String(bytes.byteLength));
    return new Response(request.method === "HEAD" ? null : (bytes as Uint8Array<ArrayBuffer>), { headers });
  };
}

function unchanged(headers: Headers, tag: string): Response {
  headers.set("etag", tag);
  return new Response(null, { status: 304, headers });
}

export type StaticFiles = Awaited<ReturnType<typeof createStaticFiles>>;

async function list({ folder, prefix }: StaticFolder, immutable: string): Promise<[string, StaticFile][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const address = `${prefix}${relative(folder, path).split(sep).map(encodeURIComponent).join("/")}`;
      const ending = extname(entry.name).toLowerCase();
      const file: StaticFile = {
        path,
        type: types[ending] ?? "application/octet-stream",
        immutable: address.startsWith(immutable),
        compressible: compressible.has(ending),
      };
      return [address, file];
    });
}
