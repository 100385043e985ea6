/** Value of links and configurations for no choice. A module of its own, so that browsers load it without schemas. */
export const NONE = "none";
