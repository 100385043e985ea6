/** Minutes a link to a new password works. */
export const resetMinutes = 60;
