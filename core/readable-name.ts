/** Signs that no name has: controls, line ends, halves of signs, and those that turn the direction of what follows, by which one name reads like another. */
const unreadable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\uFEFF]/gu;

export const isReadableName = (text: string): boolean => text.search(unreadable) < 0;

/** The name without them: of a file, which nobody types anew. */
export const readableNameOf = (text: string): string => text.replaceAll(unreadable, "");
