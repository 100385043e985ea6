/** Headers of a page without anything personal in it: the shop keeps it for ten minutes, for everyone. */
export const cachedForAll = () => ({ "Cache-Control": "s-maxage=600" });
