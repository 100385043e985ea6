import type { de } from "./messages.de.ts";

export const fr: typeof de = {
  unknownBlock: (name) => `La boutique ne connaît pas le bloc « ${name} ». Les visiteurs ne voient rien ici.`,
  tooManyBlocks: (most) =>
    `À partir d’ici, les visiteurs ne voient plus rien : une page montre au plus ${most} blocs. Supprimez-en ou partagez la page.`,
  wrongBlock: (name, field) =>
    `Dans le bloc « ${name} », le champ « ${field} » manque ou ne convient pas. Les visiteurs ne voient rien ici.`,
  notFollowing: "L’aperçu ne suit pas pour le moment. Rouvrez la page dans l’éditeur.",
  toCome: (things) =>
    things === null
      ? "Cela ne peut pas encore être commandé. Cette partie de notre atelier est encore en préparation."
      : `Pas encore disponible à la commande : ${things}. Cette partie de notre atelier est encore en préparation.`,
};
