import type { CustomerWords } from "./words.de.ts";

export const customersFr: CustomerWords = {
  title: "Clients",
  searchHint: "Nom, e-mail, numéro de client",
  number: "Numéro",
  name: "Nom",
  email: "E-mail",
  unproven: "Non confirmé",
  since: "Compte depuis",
  states: { all: "Tous", partners: "Avec marque partenaire" },
  state: "Quels clients",
  brand: "Marque partenaire",
  brandOf: (name) => `${name} achète sous une marque partenaire`,
  by: (operator) => `par ${operator}`,
  notSaved: "Cela n’a pas été enregistré. Réessayez dans un instant.",
  empty: {
    all: {
      title: "Personne n’a encore de compte",
      text: "Toute personne qui crée un compte dans la boutique apparaît ici.",
    },
    partners: {
      title: "Personne n’achète encore sous une marque partenaire",
      text: "Cherchez un client sous « Tous » et cochez la case.",
    },
  },
  links: "Lien pour un partenaire",
  linksText:
    "Qui l’ouvre achète pendant un jour sous la marque du partenaire. Il n’est valable que dans cette boutique.",
  partner: "Partenaire",
  channel: "Canal",
  channels: { poster: "Tableaux", card: "Cartes" },
  country: "Pays",
  page: "Page",
  pageHint: "Le chemin, par exemple /impression-sur-toile",
  noPage: "Écrivez un chemin de cette boutique qui commence par /.",
  noShop: "Ce canal n’a pas de boutique dans ce pays. Choisissez-en un autre.",
  days: "Validité du lien (jours)",
  make: "Créer le lien",
  made: (day) => `Valable jusqu’au ${day}`,
  link: "Lien",
};
