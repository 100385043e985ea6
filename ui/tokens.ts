/** The shop's two channels; the value of `data-channel` on `<html>` picks the custom properties of tokens.css. */
export const channels = ["poster", "card"] as const;
export type Channel = (typeof channels)[number];

/** Widths in CSS px from which a layout holds (`min-width`); the same figures stand in the style sheets. */
export const breakpoints = { widePhone: 480, tablet: 720, desktop: 1000, fullGrid: 1280, reference: 1440 } as const;
