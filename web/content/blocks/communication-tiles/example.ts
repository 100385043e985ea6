export const communicationTilesExample = {
  _uid: "communication-tiles",
  component: "communication-tiles",
  headline: "Frag die Werkstatt",
  items: [
    { _uid: "phone", component: "communication-tile", way: "phone", text: "Montag bis Freitag." },
    { _uid: "email", component: "communication-tile", way: "email", text: "Antwort am nächsten Werktag." },
    { _uid: "contact", component: "communication-tile", way: "contact", text: "Auch per Post." },
  ],
};
