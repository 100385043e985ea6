import type { Texts } from "../../core/texts.ts";

/** What the mail about parcels on their way is told in. */
const de = {
  subject: (count: number, number: string) =>
    count === 1
      ? `Eine Sendung deiner Bestellung ${number} ist unterwegs`
      : `${count} Sendungen deiner Bestellung ${number} sind unterwegs`,
  heading: (count: number) => (count === 1 ? "Eine Sendung ist unterwegs" : `${count} Sendungen sind unterwegs`),
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
  subject: (count, number) =>
    count === 1
      ? `A parcel of your order ${number} is on its way`
      : `${count} parcels of your order ${number} are on their way`,
  heading: (count) => (count === 1 ? "A parcel is on its way" : `${count} parcels are on their way`),
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
  subject: (count, number) =>
    count === 1
      ? `Un envío de tu pedido ${number} está en camino`
      : `${count} envíos de tu pedido ${number} están en camino`,
  heading: (count) => (count === 1 ? "Un envío está en camino" : `${count} envíos están en camino`),
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
  subject: (count, number) =>
    count === 1
      ? `Un envoi de votre commande ${number} est en route`
      : `${count} envois de votre commande ${number} sont en route`,
  heading: (count) => (count === 1 ? "Un envoi est en route" : `${count} envois sont en route`),
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
  subject: (count, number) =>
    count === 1
      ? `Una spedizione del tuo ordine ${number} è in viaggio`
      : `${count} spedizioni del tuo ordine ${number} sono in viaggio`,
  heading: (count) => (count === 1 ? "Una spedizione è in viaggio" : `${count} spedizioni sono in viaggio`),
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
  subject: (count, number) =>
    count === 1
      ? `Een zending van je bestelling ${number} is onderweg`
      : `${count} zendingen van je bestelling ${number} zijn onderweg`,
  heading: (count) => (count === 1 ? "Een zending is onderweg" : `${count} zendingen zijn onderweg`),
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
