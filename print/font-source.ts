/** The port by which the print room gets fonts: the file that shaped the scene's glyphs, or null when it is unknown. */
export type FontSource = (key: string) => Promise<PrintFont | null>;

export interface PrintFont {
  readonly key: string;
  /** An OpenType file (TrueType or CFF outlines), not compressed as WOFF. */
  readonly data: Uint8Array;
  /** Where on the axes of a variable font the text was shaped, by axis tag: { wght: 600 }. Others stand at their default. */
  readonly axes: Readonly<Record<string, number>>;
}
