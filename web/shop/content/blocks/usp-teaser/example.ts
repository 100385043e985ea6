export const uspTeaserExample = {
  _uid: "usp-teaser",
  component: "usp-teaser",
  items: [
    { _uid: "1", component: "usp", icon: "check", headline: "Geprüft vor dem Druck", text: "Jede Datei, jedes Mal." },
  ],
};
