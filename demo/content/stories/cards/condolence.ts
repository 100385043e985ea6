import { text } from "../../blocks.ts";
import { cards } from "./heads.ts";
import { occasionPage } from "./occasion-page.ts";

export const condolence = occasionPage({
  head: cards.condolence,
  occasion: "mourning",
  title: {
    de: "Trauerkarten und Danksagungen",
    en: "Condolence and thank-you cards",
    fr: "Cartes de deuil et de remerciement",
    es: "Tarjetas de pésame y agradecimiento",
    it: "Biglietti di lutto e ringraziamento",
    nl: "Rouwkaarten en bedankkaarten",
  },
  description: {
    de: "Schlichte Trauerkarten, Sterbebilder und Danksagungen mit oder ohne Foto, auf ruhigem Papier und mit passenden Umschlägen.",
    en: "Plain cards for mourning, memorial pictures and thanks, with or without a photo, on calm paper with envelopes to match.",
    fr: "Des cartes sobres pour le deuil, le souvenir et le remerciement, avec ou sans photo, sur un papier calme avec enveloppes.",
    es: "Tarjetas sobrias de luto, recordatorios y agradecimientos, con o sin foto, en papel sereno y con sobres a juego.",
    it: "Biglietti sobri per il lutto, il ricordo e il ringraziamento, con o senza foto, su carta quieta e con buste abbinate.",
    nl: "Sobere rouwkaarten, gedachtenisprentjes en bedankkaarten, met of zonder foto, op rustig papier met passende enveloppen.",
  },
  headline: {
    de: "Wenige Worte genügen",
    en: "A few words are enough",
    fr: "Quelques mots suffisent",
    es: "Bastan pocas palabras",
    it: "Bastano poche parole",
    nl: "Weinig woorden zijn genoeg",
  },
  text: {
    de: "Wir haben die Gestaltung zurückgenommen, damit deine Zeilen Platz haben.",
    en: "We held the design back, so that your lines have room.",
    fr: "Nous avons retenu la mise en page pour laisser place à vos lignes.",
    es: "Hemos contenido el diseño para que tus líneas tengan sitio.",
    it: "Abbiamo tenuto il disegno discreto, perché le tue righe abbiano spazio.",
    nl: "We hielden het ontwerp ingetogen, zodat jouw regels ruimte hebben.",
  },
  all: {
    de: "Alle Trauerkarten",
    en: "All condolence cards",
    fr: "Toutes les cartes de deuil",
    es: "Todas las tarjetas de pésame",
    it: "Tutti i biglietti di lutto",
    nl: "Alle rouwkaarten",
  },
  designs: {
    headline: {
      de: "Karten zum Abschied",
      en: "Cards of farewell",
      fr: "Cartes d'adieu",
      es: "Tarjetas de despedida",
      it: "Biglietti di addio",
      nl: "Kaarten voor het afscheid",
    },
    text: {
      de: "Mit einem Foto, einem Zweig oder nur mit Schrift.",
      en: "With a photo, a branch, or type alone.",
      fr: "Avec une photo, un rameau, ou seulement des lettres.",
      es: "Con una foto, una rama o solo letras.",
      it: "Con una foto, un ramo o soltanto lettere.",
      nl: "Met een foto, een tak of alleen letters.",
    },
  },
  body: [
    text(
      {
        de: [
          "## Was man schreiben kann",
          "- Mit Dank für alles, was war, nehmen wir Abschied von …",
          "- Du fehlst an jedem Tisch.",
          "- Für jedes Wort und jede Hand, die uns gehalten hat, danken wir.",
          "Eilt es, so wähle Karten ohne Folie: Sie sind nach zwei Werktagen gedruckt.",
        ],
        en: [
          "## What one may write",
          "- With thanks for all that was, we say goodbye to …",
          "- You are missing at every table.",
          "- For every word and every hand that held us, thank you.",
          "Where time is short, choose cards without foil: they are printed after two working days.",
        ],
        fr: [
          "## Ce que l'on peut écrire",
          "- Avec gratitude pour tout ce qui fut, nous disons adieu à …",
          "- Tu manques à chaque table.",
          "- Pour chaque mot et chaque main qui nous a tenus, merci.",
          "Si le temps presse, choisissez des cartes sans dorure : elles sont imprimées en deux jours ouvrés.",
        ],
        es: [
          "## Qué se puede escribir",
          "- Con gratitud por todo lo vivido, nos despedimos de …",
          "- Faltas en cada mesa.",
          "- Por cada palabra y cada mano que nos sostuvo, gracias.",
          "Si corre prisa, elige tarjetas sin estampado: se imprimen en dos días laborables.",
        ],
        it: [
          "## Che cosa si può scrivere",
          "- Con gratitudine per tutto ciò che è stato, salutiamo …",
          "- Manchi a ogni tavola.",
          "- Per ogni parola e ogni mano che ci ha sostenuti, grazie.",
          "Se c'è poco tempo, scegli biglietti senza lamina: sono stampati in due giorni lavorativi.",
        ],
        nl: [
          "## Wat je kunt schrijven",
          "- Met dank voor alles wat was, nemen we afscheid van …",
          "- Je ontbreekt aan elke tafel.",
          "- Voor elk woord en elke hand die ons vasthield: dank.",
          "Is er haast, kies dan kaarten zonder folie: die zijn na twee werkdagen gedrukt.",
        ],
      },
      "tinted",
    ),
  ],
  others: [cards.guestbooks, cards.finishing, cards.overview],
});
