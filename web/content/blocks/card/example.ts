export const cardExample = {
  _uid: "card",
  component: "card",
  headline: "Karten zur Hochzeit",
  text: "Gezeichnet in unserem Studio. Worte, Fotos und Farben sind danach deine.",
  occasion: "wedding",
  amount: "8",
};
