/**
 * A path on this host from a query, to return to: `/papier?sku=1#a`. Null for anything a browser would take for another
 * host or no path: whole addresses, `//host`, `/\host`, also with control characters.
 *
 * @param text as sent, decoded once
 */
export function pathHere(text: string | null | undefined): `/${string}` | null {
  if (!text?.startsWith("/") || text.length > 2_048) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore tabs and line ends within addresses
  if (/^\/[/\\]|[\u0000-\u001f\u007f\\]/.test(text)) return null;
  const base = "https://here.invalid";
  const url = URL.canParse(text, base) ? new URL(text, base) : null;
  if (url === null || url.origin !== base) return null;
  const path = url.pathname + url.search + url.hash;
  // Without dots `/.//elsewhere.example` begins with two slashes, which would lead outside.
  return path.startsWith("//") ? null : (path as `/${string}`);
}
