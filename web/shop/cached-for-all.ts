/** How long the shop keeps a page without anything personal in it. */
export const secondsKept = 600;

/** Headers of a page without anything personal in it: the shop keeps it for ten minutes, for everyone. */
export const cachedForAll = () => ({ "Cache-Control": `s-maxage=${secondsKept}` });
