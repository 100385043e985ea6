/** For elements that are only moved, sized and turned. */
export const NoSettings = () => null;
