import { action, opening, questions, text, ways } from "../../blocks.ts";
import { to } from "../../links.ts";
import { alsoLookAt } from "../../pieces.ts";
import { block, type StoryText } from "../../write.ts";
import { cards } from "../cards/heads.ts";
import { prints } from "../prints/heads.ts";
import { gifts } from "./heads.ts";

export const vouchers: StoryText = {
  ...gifts.vouchers,
  title: {
    de: "Geschenkgutschein für Fotos und Karten",
    en: "Gift voucher for photos and cards",
    fr: "Carte cadeau pour photos et cartes",
    es: "Tarjeta regalo para fotos y felicitaciones",
    it: "Buono regalo per foto e biglietti",
    nl: "Cadeaubon voor foto's en kaarten",
  },
  description: {
    de: "Ein Gutschein für alles, was wir drucken: per E-Mail an dem Tag, den du wählst, mit einem Blatt zum Ausdrucken. In Teilen einlösbar.",
    en: "A voucher for everything we print: by email on the day you choose, with a sheet to print. It can be used in parts.",
    fr: "Une carte cadeau pour tout ce que nous imprimons : par e-mail le jour choisi, avec une feuille à imprimer. Utilisable en plusieurs fois.",
    es: "Una tarjeta regalo para todo lo que imprimimos: por correo electrónico el día que elijas, con una hoja para imprimir. Se puede usar por partes.",
    it: "Un buono per tutto ciò che stampiamo: per e-mail nel giorno che scegli, con un foglio da stampare. Si può usare a più riprese.",
    nl: "Een bon voor alles wat we drukken: per e-mail op de dag die je kiest, met een blad om te printen. In delen te gebruiken.",
  },
  teaser: opening({
    headline: {
      de: "Du schenkst, jemand anderes wählt",
      en: "You give, somebody else chooses",
      fr: "Vous offrez, quelqu'un d'autre choisit",
      es: "Tú regalas, otra persona elige",
      it: "Tu regali, qualcun altro sceglie",
      nl: "Jij geeft, iemand anders kiest",
    },
    text: {
      de: "Denn welches Foto das liebste ist, weiß nur, wer darauf ist.",
      en: "Which photo is the dearest, only those in it know.",
      fr: "Quelle photo est la préférée ? Seuls ceux qui y figurent le savent.",
      es: "Cuál es la foto favorita solo lo sabe quien sale en ella.",
      it: "Quale foto sia la più cara lo sa solo chi c'è dentro.",
      nl: "Welke foto de liefste is, weet alleen wie erop staat.",
    },
    image: "card-ribbon",
    buttons: [
      action(
        {
          de: "Betrag wählen",
          en: "Choose an amount",
          fr: "Choisir un montant",
          es: "Elegir importe",
          it: "Scegli l'importo",
          nl: "Kies een bedrag",
        },
        to("/gift-vouchers"),
      ),
    ],
  }),
  body: [
    block("voucher", {
      headline: {
        de: "Was er wert sein kann",
        en: "What it can be worth",
        fr: "Ce qu'elle peut valoir",
        es: "Cuánto puede valer",
        it: "Quanto può valere",
        nl: "Wat hij waard kan zijn",
      },
      text: {
        de: "Ein runder Betrag oder ein eigener.",
        en: "A round amount or one of your own.",
        fr: "Un montant rond ou le vôtre.",
        es: "Un importe redondo o el que quieras.",
        it: "Un importo tondo o uno a scelta.",
        nl: "Een rond bedrag of een eigen bedrag.",
      },
    }),
    text(
      {
        de: [
          "## Zwei Wege, ihn zu überreichen",
          "- **Per E-Mail:** sofort oder an einem Tag, den du bestimmst.",
          "- **Als PDF:** ausdrucken, falten, in einen Umschlag stecken.",
        ],
        en: [
          "## Two ways to hand it over",
          "- **By email:** at once or on a day you set.",
          "- **As a PDF:** print it, fold it, put it in an envelope.",
        ],
        fr: [
          "## Deux façons de l'offrir",
          "- **Par e-mail :** aussitôt, ou le jour que vous fixez.",
          "- **En PDF :** imprimez, pliez, glissez dans une enveloppe.",
        ],
        es: [
          "## Dos maneras de entregarla",
          "- **Por correo electrónico:** al momento o el día que digas.",
          "- **En PDF:** imprime, dobla y métela en un sobre.",
        ],
        it: [
          "## Due modi di consegnarlo",
          "- **Per e-mail:** subito o nel giorno che decidi.",
          "- **In PDF:** stampalo, piegalo, mettilo in una busta.",
        ],
        nl: [
          "## Twee manieren om hem te geven",
          "- **Per e-mail:** meteen of op een dag die jij bepaalt.",
          "- **Als pdf:** printen, vouwen, in een envelop doen.",
        ],
      },
      "tinted",
    ),
    questions(
      {
        de: "Fragen zum Gutschein",
        en: "Questions about vouchers",
        fr: "Questions sur la carte cadeau",
        es: "Preguntas sobre la tarjeta regalo",
        it: "Domande sul buono",
        nl: "Vragen over de bon",
      },
      {
        de: [
          ["Muss alles auf einmal eingelöst werden?", "Nein. Was übrig ist, bleibt auf dem Code."],
          [
            "Wie lange gilt er?",
            "Mindestens bis zum Ende des dritten Jahres nach dem Kauf. Das genaue Datum steht oben.",
          ],
        ],
        en: [
          ["Must it be used all at once?", "No. What is left stays on the code."],
          ["How long is it valid?", "At least to the end of the third year after you buy it. The exact date is above."],
        ],
        fr: [
          ["Faut-il tout utiliser en une fois ?", "Non. Ce qui reste demeure sur le code."],
          [
            "Combien de temps est-elle valable ?",
            "Au moins jusqu'à la fin de la troisième année après l'achat. La date exacte est ci-dessus.",
          ],
        ],
        es: [
          ["¿Hay que gastarla de una vez?", "No. Lo que sobra queda en el código."],
          [
            "¿Cuánto tiempo vale?",
            "Al menos hasta el final del tercer año después de la compra. La fecha exacta está arriba.",
          ],
        ],
        it: [
          ["Va usato tutto in una volta?", "No. Ciò che avanza resta sul codice."],
          ["Quanto tempo vale?", "Almeno fino alla fine del terzo anno dopo l'acquisto. La data esatta è qui sopra."],
        ],
        nl: [
          ["Moet alles in één keer op?", "Nee. Wat over is, blijft op de code staan."],
          [
            "Hoe lang is hij geldig?",
            "Minstens tot het einde van het derde jaar na aankoop. De precieze datum staat hierboven.",
          ],
        ],
      },
    ),
    ways(alsoLookAt, [gifts.overview, prints.box, cards.wedding]),
  ],
};
