/** Most blocks of one page. Nobody writes more, and browsers should not draw more: later ones are not shown. */
export const mostBlocks = 500;
/** Levels of blocks inside blocks. */
export const mostLevels = 20;
