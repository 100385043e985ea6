export const uspTeaserExample = {
  _uid: "usp-teaser",
  component: "usp-teaser",
  items: [
    { _uid: "1", component: "usp", icon: "check", headline: "Geprüft vor dem Druck", text: "Jede Datei, jedes Mal." },
    { _uid: "2", component: "usp", icon: "truck", headline: "Fertig montiert", text: "Zum Aufhängen bereit." },
    { _uid: "3", component: "usp", icon: "returns", headline: "Neu, wenn etwas ist", text: "Ein Foto davon genügt." },
  ],
};
