const secretKeys =
  "password|passwordHash|token|secret|authorization|cookie|set-cookie|apiKey|api-key|accessKeyId|secretAccessKey|signature|stripe-signature";

/** `"password":"..."`, also inside a JSON text within the line, where the quotes are escaped. */
const secretFields = new RegExp(
  String.raw`(\\?"(?:[A-Za-z0-9_-]*[-_])?(?:${secretKeys})\\?"\s*:\s*)(\\?")(?:(?!\2)(?:\\.|[^\\]))*\2`,
  "gi",
);
/** Begins at the beginning of a word only: tried at each letter of a long one, it would take a second per line. */
const emails = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@(?:[\p{L}\p{N}-]+\.)+[\p{L}]{2,}/gu;
const passwordsInUrls = /(\/\/[^\s:/@"]+):[^\s@/"]+@/g;
/** Capabilities of ours (platform/tokens/random.ts) are exactly 43 characters of base64url. */
const capabilities = /(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/g;

/**
 * Takes out of a finished log line what must not be kept: values of secret fields, passwords in URLs, capability
 * tokens and e-mail addresses. Works on the line, so that messages and stack traces are covered at any depth.
 */
export function redactLine(line: string): string {
  return line
    .replace(secretFields, "$1$2[secret]$2")
    .replace(passwordsInUrls, "$1:[secret]@")
    .replace(emails, "[email]")
    .replace(capabilities, "[token]");
}
