/** The beginning of a text, at most so many UTF-16 units; a sign is not cut in halves, which no database holds. */
export function cut(text: string, length: number): string {
  const end = text.slice(0, length);
  return end.isWellFormed() ? end : end.slice(0, -1).toWellFormed();
}
