const picture = (name: string, alt: string) => ({
  fieldtype: "asset",
  filename: `/pictures/${name}.webp`,
  alt,
  meta_data: { width: 1000, height: 1000, widths: "480", formats: "avif webp" },
});

export const frameExample = {
  _uid: "frame",
  component: "frame",
  headline: "Rahmen für deine Leinwand",
  text: "Preise mit Leinwand, im Format, mit dem wir anfangen.",
  materialType: "leinwand",
  items: [
    {
      _uid: "tray",
      component: "good",
      which: "schattenfuge-leinwand",
      name: "Schattenfuge",
      text: "Eine Fuge zwischen Bild und Rahmen.",
      picture: picture("gap-floater", "Schattenfuge"),
      link: { fieldtype: "multilink", linktype: "url", url: "/leinwanddruck" },
    },
  ],
};
