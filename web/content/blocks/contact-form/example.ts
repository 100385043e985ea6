export const contactFormExample = {
  _uid: "contact-form",
  component: "contact-form",
  headline: "Schreib der Werkstatt",
  text: "Es antwortet jemand, der selbst druckt und rahmt.",
};
