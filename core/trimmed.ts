/**
 * Text without this sign at its end, however often it stands there: `/a//` -> `/a`. A pattern such as `/\/+$/` begins anew at each of many
 * signs in a row that do not end the text, and takes a time that grows with their square.
 *
 * @param sign one UTF-16 unit
 */
export function withoutLast(text: string, sign: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === sign) end--;
  return text.slice(0, end);
}

/** Text without this sign at its beginning and end: `//a/b/` -> `a/b`. */
export function withoutEnds(text: string, sign: string): string {
  let start = 0;
  while (text[start] === sign) start++;
  return withoutLast(text.slice(start), sign);
}
