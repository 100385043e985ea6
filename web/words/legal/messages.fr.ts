import { counted } from "../../../core/counted.ts";
import type { de } from "./messages.de.ts";

const workingDays = counted("fr", { one: "# jour ouvrable", many: "# de jours ouvrables", other: "# jours ouvrables" });

export const fr: typeof de = {
  terms: "Conditions générales",
  privacy: "Confidentialité",
  imprint: "Mentions légales",
  contact: "Contact",
  withdrawal: "Rétractation",
  delivery: "Livraison et paiement",
  navigation: "Informations légales",
  imprintPage: {
    description:
      "Qui est derrière Passepartout : le vendeur et son adresse, ses représentants, le registre et le numéro de TVA, avec e-mail et téléphone pour vos questions.",
    lead: "Qui tient cette boutique.",
    seller: "Vendeur",
    contact: "Contact",
    email: "E-mail :",
    phone: "Téléphone :",
    managingDirectors: "Représenté par",
    register: "Inscription au registre",
    vatId: "Numéro de TVA intracommunautaire",
    more: "Tous les moyens de nous joindre figurent sous ",
  },
  contactPage: {
    description:
      "Comment joindre Passepartout : e-mail, téléphone et adresse postale, et ce qu’il nous faut savoir de votre commande pour vous aider tout de suite.",
    lead: "Écrivez-nous ou appelez-nous.",
    post: "Courrier",
    orderTitle: "À propos de votre commande",
    order:
      "Indiquez le numéro de commande ; il figure dans la confirmation. Si quelque chose est arrivé abîmé, joignez une photo.",
    cancel:
      "Jusqu’au début de la fabrication, vous pouvez annuler vous-même : sur la page de votre commande, à laquelle mène la confirmation.",
  },
  withdrawalPage: {
    description:
      "Ce que vous pouvez rendre ou non : articles tout faits, pièces réalisées avec vos photos, le délai, le formulaire et la marche à suivre pas à pas.",
    lead: "Ce que vous pouvez retourner, ce que vous ne pouvez pas, et comment faire.",
    onlineTitle: "Se rétracter du contrat en ligne",
    online:
      "La page de votre commande porte le bouton « Se rétracter du contrat » tant que le délai court. Le lien « Voir la commande » de la confirmation reçue par e-mail y mène. Si vous avez un compte, vous la trouvez aussi ici : ",
    onlineLink: "Vos commandes",
    send: "Envoyez-le à ",
    more: "Si vous voulez annuler une commande avant sa fabrication, ou si quelque chose est arrivé abîmé, voyez ",
    moreAfter: ".",
  },
  deliveryPage: {
    description:
      "Ce que coûte la livraison, combien de temps elle prend et quand elle est gratuite, pour chaque pays desservi. Et toutes les façons de payer.",
    lead: "Ce que coûte la livraison, le temps qu’elle prend et comment vous payez.",
    to: (country) => `Livraison : ${country}`,
    size: "Taille",
    standard: "Standard",
    none: "impossible",
    free: (amount) => `Dès ${amount} d’achat, lettre et colis sont offerts, y compris en point relais ; pas l’express.`,
    freeWithoutPickup: (amount) => `Dès ${amount} d’achat, lettre et colis sont offerts ; pas l’express.`,
    transit: (standard, express) => `En route : standard ${standard}, express ${express}.`,
    days: (min, max) => (min === max ? workingDays(min) : `${min} à ${workingDays(max)}`),
    elsewhereTitle: "Vers d’autres pays",
    elsewhere: "Cette boutique ne livre pas dans d’autres pays que ceux nommés ici.",
    rulesTitle: "Mode de calcul",
    rules: "La livraison est facturée une fois par commande, d’après la plus grande pièce.",
    arrival:
      "La fabrication s’ajoute aux jours de transport. La page du produit et celle de la commande disent quand vous êtes livré.",
    paymentTitle: "Paiement",
    payment: "Vous payez en commandant. Vous avez le choix entre :",
  },
  termsPage: {
    title: "Conditions générales",
    description:
      "Ce qui vaut quand vous commandez, en mots clairs : contrat, prix et livraison, rétractation, vos images et ce que nous faisons si quelque chose ne va pas.",
    lead: "Ce qui vaut quand vous commandez chez nous, en six paragraphes.",
    sections: [
      {
        title: "Contrat",
        text: "Avec le bouton de la page de commande, vous commandez de manière ferme. Le contrat est conclu quand nous avons reçu votre paiement et confirmé la commande par e-mail. Vous en trouvez le texte dans cet e-mail et sur la page de votre commande.",
      },
      {
        title: "Prix et livraison",
        text: "Les prix comprennent la TVA du pays de livraison ; aux États-Unis, la taxe s’ajoute. La livraison est facturée une fois par commande et indiquée avant que vous ne commandiez. Les articles restent notre propriété jusqu’à leur paiement.",
      },
      {
        title: "Modifier et annuler",
        text: "Pendant 60 minutes après la commande, nous ne commençons pas. Durant ce temps, puis jusqu’au début de la fabrication, vous pouvez annuler sans frais sur la page de votre commande.",
      },
      {
        title: "Rétractation",
        text: "Les articles fabriqués selon vos indications, par exemple avec votre photo ou à vos mesures, sont exclus du droit de rétractation (article 16, point c), de la directive 2011/83/UE). Les articles déjà fabriqués, par exemple un cadre sans image, peuvent être retournés sans motif dans les 14 jours après réception. L’information et le formulaire figurent sur la page « Rétractation » et dans la confirmation de votre commande.",
      },
      {
        title: "Vos images",
        text: "Vous devez détenir les droits sur les images que vous importez. Nous les utilisons uniquement pour fabriquer votre commande.",
      },
      {
        title: "Si quelque chose ne va pas",
        text: "Si un article arrive abîmé ou différent de votre commande, écrivez-nous avec une photo. Les garanties légales s’appliquent ; nous le refaisons ou vous remboursons.",
      },
    ],
  },
  privacyPage: {
    title: "Confidentialité",
    description:
      "Ce que nous gardons de vous, pourquoi et combien de temps : visite, photos, commande et compte. Avec la liste de tous les cookies utilisés ici.",
    lead: "Ce que nous gardons de vous, pourquoi, et combien de temps.",
    sections: [
      {
        title: "Pendant votre visite",
        text: "Rien qui dise qui vous êtes, et aucun comptage sans votre accord. Une valeur aléatoire fait que vous voyez toujours la même version d’une page. Ce n’est que lorsque vous créez quelque chose ou le mettez au panier que nous posons un cookie techniquement nécessaire, pour que cela reste à vous. Il ne vous suit pas et n’est partagé avec personne.",
      },
      {
        title: "Vos photos et créations",
        text: "Elles se trouvent sur nos serveurs et ne sont accessibles qu’avec votre navigateur ou votre compte. De tout ce que nous transmettons, nous retirons le lieu de la prise de vue.",
      },
      {
        title: "Quand vous commandez",
        text: "L’e-mail et les adresses nous servent à fabriquer et livrer la commande et à tenir les registres que la loi demande. Le transporteur reçoit l’adresse de livraison, le service de paiement le montant et votre e-mail. Nous ne voyons jamais les données de carte.",
      },
      {
        title: "Dans votre compte",
        text: "Nom, e-mail et un mot de passe que nous n’enregistrons que sous forme d’empreinte.",
      },
      {
        title: "Vos droits",
        text: "Vous pouvez demander l’accès, la rectification et l’effacement. La loi nous oblige à conserver les factures ; nous effaçons tout le reste.",
      },
    ],
  },
};
