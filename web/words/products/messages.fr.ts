import type { ProductsMessages } from "./messages.de.ts";

export const fr: ProductsMessages = {
  title: "Tous les produits",
  description:
    "Tableaux, cadres, calendriers, cartes, livres photo, collages et tirages : tout ce que vous pouvez faire de vos photos chez nous, avec les prix.",
  lead: "Tout ce que vos photos peuvent devenir.",
  empty: "Rien n’est en vente en ce moment.",
  designable: "Ce que vous pouvez déjà créer",
  groups: "Toute la gamme",
  more: "Et aussi",
};
