/** Blocks of one page: more nobody writes, and no browser should draw them. Visitors see none of those that come after. */
export const mostBlocks = 500;
/** Levels of blocks inside blocks. */
export const mostLevels = 20;
