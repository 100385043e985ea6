/**
 * The fonts a text may use: static instances as sfnt files, because the shaper and the PDF need those (the shop's web
 * pages use the same families as WOFF2). All under the SIL Open Font License, see `design/fonts/`.
 */
export interface CatalogueFont {
  readonly key: string;
  readonly family: string;
  readonly weight: number;
  /** Where the file lies: a file on the server, an asset in the browser. */
  readonly url: URL;
}

export const catalogueFonts: readonly CatalogueFont[] = [
  {
    key: "instrument-sans-regular",
    family: "Instrument Sans",
    weight: 400,
    url: new URL("../fonts/InstrumentSans-Regular.ttf", import.meta.url),
  },
  {
    key: "instrument-sans-semibold",
    family: "Instrument Sans",
    weight: 600,
    url: new URL("../fonts/InstrumentSans-SemiBold.ttf", import.meta.url),
  },
  {
    key: "bricolage-grotesque-regular",
    family: "Bricolage Grotesque",
    weight: 400,
    url: new URL("../fonts/BricolageGrotesque-Regular.ttf", import.meta.url),
  },
  {
    key: "bricolage-grotesque-semibold",
    family: "Bricolage Grotesque",
    weight: 600,
    url: new URL("../fonts/BricolageGrotesque-SemiBold.ttf", import.meta.url),
  },
  {
    key: "newsreader-display-regular",
    family: "Newsreader Display",
    weight: 420,
    url: new URL("../fonts/NewsreaderDisplay-Regular.ttf", import.meta.url),
  },
  {
    key: "newsreader-display-italic",
    family: "Newsreader Display",
    weight: 420,
    url: new URL("../fonts/NewsreaderDisplay-Italic.ttf", import.meta.url),
  },
];
