/**
 * Characters no name has: controls, line ends, lone surrogates, and bidi controls, which disguise one name as another.
 */
const unreadable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\uFEFF]/gu;

export const isReadableName = (text: string): boolean => text.search(unreadable) < 0;

/** Removes them from a file's name, which its owner cannot retype. */
export const readableNameOf = (text: string): string => text.replaceAll(unreadable, "");
