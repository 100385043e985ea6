import { hash } from "node:crypto";

/**
 * The entity tag of some content (RFC 9110, section 8.8.3). Weak, because the same content goes out in several
 * encodings, and a proxy may add another.
 */
export const entityTag = (content: Uint8Array): string => `W/"${hash("sha256", content, "base64url").slice(0, 22)}"`;

/** Whether an If-None-Match header names this tag; compared weakly, as for GET it must be. */
export function namesTag(ifNoneMatch: string | null | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(",").some((one) => one.trim() === "*" || opaque(one.trim()) === opaque(tag));
}

const opaque = (tag: string): string => tag.replace(/^W\//, "");
