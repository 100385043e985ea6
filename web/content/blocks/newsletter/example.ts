export const newsletterExample = {
  _uid: "newsletter",
  component: "newsletter",
  headline: "Post aus der Werkstatt",
  newsletterText: "Zweimal im Monat: was gerade gedruckt wird, wie es gelingt, und was es günstiger gibt.",
  inputPlaceholder: "Deine E-Mail-Adresse",
  ctaText: "Newsletter bestellen",
  backgroundColor: "#1b1a18",
  textColor: "#faf8f4",
};
