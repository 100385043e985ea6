import type { Locale } from "../../../core/locale.ts";
import { textsFor } from "../../../core/texts.ts";

const de = {
  title: "Dürfen wir mitzählen?",
  text: "Was der Shop braucht, um zu funktionieren, speichern wir immer. Gern würden wir auch zählen, welche Seiten helfen und welche nicht: nur, wenn du zustimmst. Ändern kannst du das jederzeit am Ende jeder Seite.",
  others: (names: string) => `Beteiligt wären auch ${names}.`,
  reject: "Ablehnen",
  accept: "Zustimmen",
  settings: "Einzeln entscheiden",
  privacy: "Datenschutz",
};
export type BannerWords = typeof de;

const en: BannerWords = {
  title: "May we count along?",
  text: "What the shop needs to work, we always store. We would also like to count which pages help and which do not: only if you agree. You can change that at any time at the end of every page.",
  others: (names) => `${names} would take part, too.`,
  reject: "Decline",
  accept: "Agree",
  settings: "Decide one by one",
  privacy: "Privacy",
};

const es: BannerWords = {
  title: "¿Nos dejas contar?",
  text: "Lo que la tienda necesita para funcionar lo guardamos siempre. Nos gustaría contar también qué páginas ayudan y cuáles no: solo si aceptas. Puedes cambiarlo cuando quieras al final de cada página.",
  others: (names) => `También participarían ${names}.`,
  reject: "Rechazar",
  accept: "Aceptar",
  settings: "Decidir por separado",
  privacy: "Privacidad",
};

const fr: BannerWords = {
  title: "Pouvons-nous compter ?",
  text: "Ce dont la boutique a besoin pour fonctionner, nous l’enregistrons toujours. Nous aimerions aussi compter les pages qui aident et celles qui n’aident pas : seulement si vous acceptez. Vous pouvez changer d’avis à tout moment en bas de chaque page.",
  others: (names) => `${names} y participeraient aussi.`,
  reject: "Refuser",
  accept: "Accepter",
  settings: "Choisir un par un",
  privacy: "Confidentialité",
};

const it: BannerWords = {
  title: "Possiamo contare?",
  text: "Ciò che serve al negozio per funzionare lo salviamo sempre. Vorremmo anche contare quali pagine aiutano e quali no: solo se accetti. Puoi cambiare idea quando vuoi in fondo a ogni pagina.",
  others: (names) => `Parteciperebbero anche ${names}.`,
  reject: "Rifiuta",
  accept: "Accetta",
  settings: "Decidi uno per uno",
  privacy: "Privacy",
};

const nl: BannerWords = {
  title: "Mogen we meetellen?",
  text: "Wat de winkel nodig heeft om te werken, bewaren we altijd. We tellen ook graag welke pagina’s helpen en welke niet: alleen als je het goed vindt. Je kunt dat altijd wijzigen, onderaan elke pagina.",
  others: (names) => `Ook ${names} zouden meedoen.`,
  reject: "Weigeren",
  accept: "Akkoord",
  settings: "Apart kiezen",
  privacy: "Privacy",
};

/** The words of the first layer; loaded with it. */
export const bannerWords = (locale: Locale): BannerWords => textsFor({ de, en, es, fr, it, nl }, locale);
