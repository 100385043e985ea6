/** Fewest characters of a new password. Defined here so that forms need no contract schemas. */
export const shortestPassword = 10;
