/** Fewest characters of a new password: long enough not to be guessed. Here, so that a form can say it without the contract's schemas. */
export const shortestPassword = 10;
