/** The shop in a browser, or inside of the desktop app. */
export const platforms = ["web", "desktop"] as const;
export type Platform = (typeof platforms)[number];
