import { buttonExample } from "../button/example.ts";

export const teaserExample = {
  _uid: "teaser",
  component: "teaser",
  headline: "Welches Papier zu welchem Foto passt",
  text: "Vier Papiere, eine Regel: erst das Licht, dann das Motiv.",
  picture: {
    fieldtype: "asset",
    filename: "/pictures/poster-bars.webp",
    alt: "Poster mit Eichenleisten im Flur",
    meta_data: { width: 1600, height: 1067, widths: "480 960", formats: "avif webp" },
  },
  look: "beside",
  level: "1",
  buttons: [buttonExample],
};
