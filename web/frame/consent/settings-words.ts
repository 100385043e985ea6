import type { Locale } from "../../../core/locale.ts";
import { textsFor } from "../../../core/texts.ts";

const de = {
  title: "Einwilligungen",
  close: "Schließen",
  lead: "Was du hier einschaltest, gilt ab sofort; was du ausschaltest, endet sofort, und was dein Browser dafür gespeichert hat, wird gelöscht.",
  needed: "Nötig",
  neededText:
    "Warenkorb, Anmeldung, diese Auswahl. Ohne das geht es nicht, deshalb fragen wir nicht. Alles steht einzeln unter ",
  always: "Immer an",
  all: (category: string) => `Alles unter „${category}“`,
  facts: "Wer, wozu, wie lange",
  purpose: "Wozu",
  by: "Wer",
  kept: "Wie lange",
  rules: "Eigene Regeln",
  inRules: "Steht in den eigenen Regeln des Anbieters, unten.",
  number: "Nummer deiner Einwilligung: ",
  refused:
    "Dein Browser sagt jeder Seite, dass du nicht verfolgt werden willst (Global Privacy Control). Wir behandeln das als Ablehnung, bis du hier etwas anderes sagst.",
  reject: "Alles ablehnen",
  accept: "Allem zustimmen",
  save: "Auswahl speichern",
};
export type SettingsWords = typeof de;

const en: SettingsWords = {
  title: "Consent",
  close: "Close",
  lead: "What you switch on holds from now on; what you switch off ends at once, and what your browser stored for it is deleted.",
  needed: "Needed",
  neededText: "Basket, sign-in, this choice. It does not work without them, so we do not ask. Each is listed under ",
  always: "Always on",
  all: (category) => `Everything under “${category}”`,
  facts: "Who, what for, how long",
  purpose: "What for",
  by: "Who",
  kept: "How long",
  rules: "Their own rules",
  inRules: "Their own rules say so, below.",
  number: "Number of your consent: ",
  refused:
    "Your browser tells every site that you do not want to be tracked (Global Privacy Control). We take that as a refusal until you say otherwise here.",
  reject: "Decline all",
  accept: "Agree to all",
  save: "Save choice",
};

const es: SettingsWords = {
  title: "Consentimientos",
  close: "Cerrar",
  lead: "Lo que activas vale desde ahora; lo que desactivas termina al momento, y lo que tu navegador guardó para ello se borra.",
  needed: "Necesario",
  neededText: "Cesta, sesión, esta elección. Sin ello no funciona, por eso no preguntamos. Todo está detallado en ",
  always: "Siempre activo",
  all: (category) => `Todo en «${category}»`,
  facts: "Quién, para qué, cuánto tiempo",
  purpose: "Para qué",
  by: "Quién",
  kept: "Cuánto tiempo",
  rules: "Sus propias normas",
  inRules: "Lo dicen sus propias normas, abajo.",
  number: "Número de tu consentimiento: ",
  refused:
    "Tu navegador dice a todas las páginas que no quieres que te sigan (Global Privacy Control). Lo tratamos como un rechazo hasta que digas otra cosa aquí.",
  reject: "Rechazar todo",
  accept: "Aceptar todo",
  save: "Guardar elección",
};

const fr: SettingsWords = {
  title: "Vos choix",
  close: "Fermer",
  lead: "Ce que vous activez vaut dès maintenant ; ce que vous désactivez s’arrête aussitôt, et ce que votre navigateur enregistrait pour cela est effacé.",
  needed: "Nécessaire",
  neededText:
    "Panier, connexion, ce choix. Sans cela rien ne marche, c’est pourquoi nous ne demandons pas. Tout est détaillé sous ",
  always: "Toujours actif",
  all: (category) => `Tout sous « ${category} »`,
  facts: "Qui, pourquoi, combien de temps",
  purpose: "Pourquoi",
  by: "Qui",
  kept: "Combien de temps",
  rules: "Leurs propres règles",
  inRules: "Leurs propres règles le disent, ci-dessous.",
  number: "Numéro de votre consentement : ",
  refused:
    "Votre navigateur dit à chaque site que vous ne voulez pas être suivi (Global Privacy Control). Nous y voyons un refus, jusqu’à ce que vous en décidiez autrement ici.",
  reject: "Tout refuser",
  accept: "Tout accepter",
  save: "Enregistrer",
};

const it: SettingsWords = {
  title: "Consensi",
  close: "Chiudi",
  lead: "Ciò che attivi vale da subito; ciò che disattivi finisce subito, e quello che il tuo browser aveva salvato per questo viene cancellato.",
  needed: "Necessario",
  neededText: "Carrello, accesso, questa scelta. Senza non funziona, perciò non chiediamo. Tutto è elencato in ",
  always: "Sempre attivo",
  all: (category) => `Tutto in «${category}»`,
  facts: "Chi, perché, per quanto",
  purpose: "Perché",
  by: "Chi",
  kept: "Per quanto",
  rules: "Le loro regole",
  inRules: "Lo dicono le loro regole, qui sotto.",
  number: "Numero del tuo consenso: ",
  refused:
    "Il tuo browser dice a ogni sito che non vuoi essere seguito (Global Privacy Control). Lo consideriamo un rifiuto finché qui non dici altro.",
  reject: "Rifiuta tutto",
  accept: "Accetta tutto",
  save: "Salva la scelta",
};

const nl: SettingsWords = {
  title: "Toestemming",
  close: "Sluiten",
  lead: "Wat je aanzet, geldt vanaf nu; wat je uitzet, stopt meteen, en wat je browser ervoor bewaarde, wordt gewist.",
  needed: "Nodig",
  neededText:
    "Winkelmand, inloggen, deze keuze. Zonder werkt het niet, dus vragen we het niet. Alles staat apart onder ",
  always: "Altijd aan",
  all: (category) => `Alles onder ‘${category}’`,
  facts: "Wie, waarvoor, hoelang",
  purpose: "Waarvoor",
  by: "Wie",
  kept: "Hoelang",
  rules: "Eigen regels",
  inRules: "Dat staat in hun eigen regels, hieronder.",
  number: "Nummer van je toestemming: ",
  refused:
    "Je browser zegt elke site dat je niet gevolgd wilt worden (Global Privacy Control). We zien dat als weigering, tot je hier iets anders zegt.",
  reject: "Alles weigeren",
  accept: "Alles goedkeuren",
  save: "Keuze bewaren",
};

/** The words of the second layer; loaded with it. */
export const settingsWords = (locale: Locale): SettingsWords => textsFor({ de, en, es, fr, it, nl }, locale);
