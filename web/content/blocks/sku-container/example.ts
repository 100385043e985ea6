const picture = (name: string, alt: string) => ({
  fieldtype: "asset",
  filename: `/pictures/${name}.webp`,
  alt,
  meta_data: { width: 1440, height: 960, widths: "480 960", formats: "avif webp" },
});

export const skuContainerExample = {
  _uid: "sku-container",
  component: "sku-container",
  headline: "Drei für die Wand",
  text: "",
  items: [
    {
      _uid: "wall",
      component: "good",
      which: "calendar?calendarType=wandkalender",
      text: "Zwölf Monate, Spiralbindung.",
      picture: picture("calendar-wall", "Wandkalender im Flur"),
    },
    {
      _uid: "kitchen",
      component: "good",
      which: "calendar?calendarType=kuechenkalender",
      name: "Küchenkalender",
      text: "Schmal, mit Platz für Termine.",
      picture: picture("calendar-kitchen", "Küchenkalender"),
    },
    {
      _uid: "family",
      component: "good",
      which: "calendar?calendarType=familienplaner",
      text: "Eine Spalte für jeden.",
      picture: picture("calendar-family", "Familienplaner im Flur"),
    },
  ],
};
