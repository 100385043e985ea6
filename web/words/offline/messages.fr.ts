import type { OfflineMessages } from "./messages.de.ts";

export const fr: OfflineMessages = {
  title: "Pas de connexion pour le moment",
  lead: "Cette page a besoin du réseau. Nous montrons toujours des prix à jour, c’est pourquoi nous ne gardons aucune page.",
  still: "Ce qui marche quand même",
  designer:
    "Un atelier ouvert continue : ce que vous créez reste sur cet appareil et nous parvient dès que le réseau revient.",
  cart: "Votre panier et vos créations sont en sécurité. Ils reviennent dès que vous êtes connecté.",
  again: "Réessayer",
};
