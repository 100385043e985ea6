export const videoExample = {
  _uid: "video",
  component: "video",
  title: "Wie eine Leinwand gespannt wird",
  caption: "Drei Minuten in der Werkstatt.",
  poster: {
    fieldtype: "asset",
    filename: "/pictures/edge-canvas-folded.webp",
    alt: "Ecke einer Leinwand",
    meta_data: { width: 1000, height: 1000, widths: "480", formats: "avif webp" },
  },
  link: { fieldtype: "multilink", linktype: "url", url: "https://films.example/leinwand" },
};
