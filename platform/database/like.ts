/** A text inside a pattern of LIKE or ILIKE, where it means itself: `100%` is not "begins with 100". */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/g, "\\$&");
