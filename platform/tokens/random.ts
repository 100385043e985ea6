import { hash, randomBytes, randomUUIDv7 } from "node:crypto";

const tokenBytes = 32;
const tokenShape = /^[A-Za-z0-9_-]{43}$/;

/**
 * An unguessable capability: 256 random bits as 43 characters of base64url. Return it once, store `hashToken` of it.
 */
export function createToken(): string {
  return randomBytes(tokenBytes).toString("base64url");
}

/** Stored in place of a token: SHA-256 as 64 hex digits, so that a leaked table opens nothing. */
export function hashToken(token: string): string {
  return hash("sha256", token, "hex");
}

/** Whether a text from outside can be a token of ours at all. */
export function isToken(text: string): boolean {
  return tokenShape.test(text);
}

/** An id for a new row: UUID version 7, so that ids made later sort later and indexes grow at one end. */
export function newId(): string {
  return randomUUIDv7();
}
