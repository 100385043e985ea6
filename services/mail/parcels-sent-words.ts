import { counted } from "../../core/counted.ts";
import type { Texts } from "../../core/texts.ts";

const onTheirWay = {
  de: counted("de", { one: "Eine Sendung ist unterwegs", other: "# Sendungen sind unterwegs" }),
  en: counted("en", { one: "A parcel is on its way", other: "# parcels are on their way" }),
  es: counted("es", {
    one: "Un envío está en camino",
    many: "# de envíos están en camino",
    other: "# envíos están en camino",
  }),
  fr: counted("fr", { one: "# envoi est en route", many: "# d’envois sont en route", other: "# envois sont en route" }),
  it: counted("it", {
    one: "Una spedizione è in viaggio",
    many: "# di spedizioni sono in viaggio",
    other: "# spedizioni sono in viaggio",
  }),
  nl: counted("nl", { one: "Een zending is onderweg", other: "# zendingen zijn onderweg" }),
};

/** Texts of the mail about shipped parcels. */
const de = {
  subject: (count: number, number: string) => `Bestellung ${number}: ${onTheirWay.de(count)}`,
  heading: onTheirWay.de,
  progress: (shipped: number, count: number) => `Von ${count} Sendungen sind jetzt ${shipped} verschickt.`,
  who: "Wer welche bekommt, siehst du auf der Seite deiner Bestellung.",
  seeOrder: "Bestellung ansehen",
  parcels: "Jetzt verschickt",
  tracking: (tracking: string) => `Sendungsnummer ${tracking}`,
  until: (day: string) => `spätestens ${day}`,
  more: (count: number) => `Und ${count} weitere`,
  imprint: "Impressum",
};
type Words = typeof de;

const en: Words = {
  subject: (count, number) => `Order ${number}: ${onTheirWay.en(count)}`,
  heading: onTheirWay.en,
  progress: (shipped, count) => `${shipped} of ${count} parcels are sent by now.`,
  who: "The page of your order says who gets which.",
  seeOrder: "See your order",
  parcels: "Sent now",
  tracking: (tracking) => `Tracking number ${tracking}`,
  until: (day) => `by ${day}`,
  more: (count) => `And ${count} more`,
  imprint: "Legal notice",
};

const es: Words = {
  subject: (count, number) => `Pedido ${number}: ${onTheirWay.es(count)}`,
  heading: onTheirWay.es,
  progress: (shipped, count) => `Ya han salido ${shipped} de ${count} envíos.`,
  who: "En la página de tu pedido ves quién recibe cada uno.",
  seeOrder: "Ver el pedido",
  parcels: "Enviados ahora",
  tracking: (tracking) => `Número de seguimiento ${tracking}`,
  until: (day) => `como tarde el ${day}`,
  more: (count) => `Y ${count} más`,
  imprint: "Aviso legal",
};

const fr: Words = {
  subject: (count, number) => `Commande ${number} : ${onTheirWay.fr(count)}`,
  heading: onTheirWay.fr,
  progress: (shipped, count) => `${shipped} envois sur ${count} sont partis.`,
  who: "La page de votre commande indique à qui va chacun.",
  seeOrder: "Voir la commande",
  parcels: "Partis maintenant",
  tracking: (tracking) => `Numéro de suivi ${tracking}`,
  until: (day) => `au plus tard le ${day}`,
  more: (count) => `Et ${count} de plus`,
  imprint: "Mentions légales",
};

const it: Words = {
  subject: (count, number) => `Ordine ${number}: ${onTheirWay.it(count)}`,
  heading: onTheirWay.it,
  progress: (shipped, count) => `Ora sono partite ${shipped} spedizioni su ${count}.`,
  who: "Sulla pagina del tuo ordine vedi chi riceve quale.",
  seeOrder: "Vedi l’ordine",
  parcels: "Partite adesso",
  tracking: (tracking) => `Numero di spedizione ${tracking}`,
  until: (day) => `al più tardi ${day}`,
  more: (count) => `E altre ${count}`,
  imprint: "Note legali",
};

const nl: Words = {
  subject: (count, number) => `Bestelling ${number}: ${onTheirWay.nl(count)}`,
  heading: onTheirWay.nl,
  progress: (shipped, count) => `Van ${count} zendingen zijn er nu ${shipped} verstuurd.`,
  who: "Op de pagina van je bestelling zie je wie welke krijgt.",
  seeOrder: "Bestelling bekijken",
  parcels: "Nu verstuurd",
  tracking: (tracking) => `Zendingsnummer ${tracking}`,
  until: (day) => `uiterlijk ${day}`,
  more: (count) => `En nog ${count}`,
  imprint: "Colofon",
};

export const parcelsSentWords: Texts<Words> = { de, en, es, fr, it, nl };
