/** The page that the installed app shows without a network. */
export const de = {
  title: "Gerade keine Verbindung",
  lead: "Diese Seite gibt es nur mit Netz. Preise zeigen wir immer frisch und heben deshalb keine Seiten auf.",
  still: "Was trotzdem geht",
  designer:
    "Ein offener Designer arbeitet weiter: Was du gestaltest, bleibt auf diesem Gerät und geht an uns, sobald du wieder Netz hast.",
  cart: "Dein Warenkorb und deine Entwürfe sind sicher. Sie sind wieder da, sobald du Verbindung hast.",
  again: "Noch einmal versuchen",
};

export type OfflineMessages = typeof de;
