import type { Locale } from "../../../core/locale.ts";
import { textsFor } from "../../../core/texts.ts";

const de = {
  title: "Dürfen wir mitzählen?",
  text: "Gern würden wir zählen, welche Seiten helfen: nur, wenn du zustimmst. Ändern kannst du das jederzeit am Ende jeder Seite.",
  others: (names: string) => `Beteiligt wären auch ${names}.`,
  reject: "Ablehnen",
  accept: "Zustimmen",
  settings: "Einzeln wählen",
  opening: "Wird geöffnet",
  privacy: "Datenschutz",
};
export type BannerWords = typeof de;

const en: BannerWords = {
  title: "May we count along?",
  text: "We would like to count which pages help: only if you agree. You can change that at any time at the end of every page.",
  others: (names) => `${names} would take part, too.`,
  reject: "Decline",
  accept: "Agree",
  settings: "Let me choose",
  opening: "Opening",
  privacy: "Privacy",
};

const es: BannerWords = {
  title: "¿Nos dejas contar?",
  text: "Nos gustaría contar qué páginas ayudan: solo si aceptas. Puedes cambiarlo cuando quieras al final de cada página.",
  others: (names) => `También participarían ${names}.`,
  reject: "Rechazar",
  accept: "Aceptar",
  settings: "Elegir uno a uno",
  opening: "Abriendo",
  privacy: "Privacidad",
};

const fr: BannerWords = {
  title: "Pouvons-nous compter ?",
  text: "Nous aimerions compter les pages qui aident : seulement si vous acceptez. Vous pouvez changer d’avis à tout moment en bas de chaque page.",
  others: (names) => `${names} y participeraient aussi.`,
  reject: "Refuser",
  accept: "Accepter",
  settings: "Choisir",
  opening: "Ouverture",
  privacy: "Confidentialité",
};

const it: BannerWords = {
  title: "Possiamo contare?",
  text: "Vorremmo contare quali pagine aiutano: solo se accetti. Puoi cambiare idea quando vuoi in fondo a ogni pagina.",
  others: (names) => `Parteciperebbero anche ${names}.`,
  reject: "Rifiuta",
  accept: "Accetta",
  settings: "Scegli uno a uno",
  opening: "Apertura",
  privacy: "Privacy",
};

const nl: BannerWords = {
  title: "Mogen we meetellen?",
  text: "We tellen graag welke pagina’s helpen: alleen als je het goed vindt. Je kunt dat altijd wijzigen, onderaan elke pagina.",
  others: (names) => `Ook ${names} zouden meedoen.`,
  reject: "Weigeren",
  accept: "Akkoord",
  settings: "Apart kiezen",
  opening: "Wordt geopend",
  privacy: "Privacy",
};

/** The words of the first layer; loaded with it. */
export const bannerWords = (locale: Locale): BannerWords => textsFor({ de, en, es, fr, it, nl }, locale);
