/** What links and configurations write where nothing is chosen. Of its own, so that browsers load it without schemas. */
export const NONE = "none";
