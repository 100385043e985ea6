export const photoBlockExample = {
  _uid: "photo-block",
  component: "photo-block",
  photos: [
    {
      _uid: "1",
      component: "photo",
      picture: {
        fieldtype: "asset",
        filename: "/pictures/edge-canvas.webp",
        alt: "Ecke einer Leinwand",
        focus: "500x250:501x251",
        meta_data: { width: 1000, height: 1000, widths: "480 960", formats: "avif webp" },
      },
      caption: "Das Bild läuft gespiegelt um die Kante.",
    },
  ],
};
