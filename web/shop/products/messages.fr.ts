import type { ProductsMessages } from "./messages.de.ts";

export const fr: ProductsMessages = {
  title: "Tous les produits",
  description:
    "Tableaux, cadres, calendriers, cartes, livres photo, collages et tirages : tout ce que vous pouvez faire de vos photos chez nous, avec les prix.",
  lead: "Tout ce que vos photos peuvent devenir.",
  empty: "Rien n’est en vente en ce moment.",
  groups: "Toute la gamme",
  more: "Et aussi",
  designer: {
    title: "Cet atelier est encore en construction",
    lead: "Vous ne pouvez pas encore créer ni commander ce produit ici. Votre choix est dans l’adresse de cette page : gardez-la, et vous reprendrez plus tard exactement ici.",
    chosen: "Votre choix",
    nothingChosen: "Rien n’est encore choisi.",
    design: "Voir le modèle",
    products: "Ce que vous pouvez déjà créer",
    contact: "Écrivez-nous",
  },
};
