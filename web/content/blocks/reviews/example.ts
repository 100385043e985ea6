export const reviewsExample = {
  _uid: "reviews",
  component: "reviews",
  headline: "Was andere sagen",
  items: [
    {
      _uid: "1",
      component: "review",
      title: "Farben wie am Bildschirm",
      authorName: "Jana M.",
      stars: "5",
      text: "Drei Leinwände für den Flur, alle gerade gespannt. Die Ecken sind sauber gefaltet.",
    },
    {
      _uid: "2",
      component: "review",
      title: "Schwer und ruhig",
      authorName: "Piet V.",
      stars: "4",
      text: "Das Acrylglas spiegelt am Fenster, an der Innenwand ist es wunderbar.",
    },
    {
      _uid: "3",
      component: "review",
      title: "Einladungen mit Umschlag",
      authorName: "Familie Roth",
      stars: "5",
      text: "Vor dem Druck rief jemand an, weil ein Datum nicht zum Wochentag passte.",
    },
    {
      _uid: "4",
      component: "review",
      title: "Gerne wieder",
      authorName: "Samira K.",
      stars: "5",
      text: "Gerne wieder",
    },
  ],
};
