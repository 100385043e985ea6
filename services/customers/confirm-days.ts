/** Days a link works that confirms whose a mail address is. */
export const confirmDays = 7;
