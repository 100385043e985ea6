/**
 * Removes all of this sign from the end: `/a//` gives `/a`. A pattern such as `/\/+$/` takes quadratic time on long
 * runs that do not end the text.
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
