/** Filters of the table besides the sizes. */
export const ALL = "all";
export const EYE = "eye";
