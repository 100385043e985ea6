const picture = (name: string, alt: string) => ({
  fieldtype: "asset",
  filename: `/pictures/${name}.webp`,
  alt,
  meta_data: { width: 1440, height: 960, widths: "480 960", formats: "avif webp" },
});

export const accessoryExample = {
  _uid: "accessory",
  component: "accessory",
  headline: "Zur Karte dazu",
  text: "",
  items: [
    {
      _uid: "ribbon",
      component: "good",
      which: "ribbon-satin-red",
      text: "Von Hand gebunden.",
      picture: picture("card-ribbon", "Einladungen mit Satinschleife"),
    },
    {
      _uid: "envelope",
      component: "good",
      which: "envelope-plain-cream-162x114",
      text: "Für Karten in A6.",
      picture: picture("card-envelope", "Karte mit Umschlag"),
    },
  ],
};
