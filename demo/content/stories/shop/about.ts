import { action, aside, opening, photos, text } from "../../blocks.ts";
import { toProduct } from "../../links.ts";
import type { StoryText } from "../../write.ts";
import { guides } from "../guides/heads.ts";
import { shop } from "./heads.ts";
import { ourShops, workshopFilm } from "./workshop.ts";

export const about: StoryText = {
  ...shop.about,
  title: shop.about.name,
  description: {
    de: "Wer hier druckt, rahmt und prüft, und nach welchen drei Regeln wir arbeiten.",
    en: "Who prints, frames and checks here, and the three rules we work by every day.",
    fr: "Qui imprime, encadre et contrôle ici, et les trois règles selon lesquelles nous travaillons.",
    es: "Quién imprime, enmarca y revisa aquí, y las tres reglas con las que trabajamos.",
    it: "Chi stampa, incornicia e controlla qui, e le tre regole con cui lavoriamo ogni giorno.",
    nl: "Wie hier drukt, inlijst en controleert, en de drie regels waarmee we werken.",
  },
  teaser: opening({
    headline: {
      de: "Eine Werkstatt, die man fragen kann",
      en: "A workshop you can ask",
      fr: "Un atelier à qui l'on peut parler",
      es: "Un taller al que puedes preguntar",
      it: "Un laboratorio a cui puoi chiedere",
      nl: "Een werkplaats die je iets kunt vragen",
    },
    text: {
      de: "Wir drucken, rahmen und prüfen unter einem Dach. Was du am Bildschirm siehst, ist das, was wir drucken.",
      en: "We print, frame and check under one roof. What you see on the screen is what we print.",
      fr: "Nous imprimons, encadrons et contrôlons sous un même toit. Ce que vous voyez à l'écran est ce que nous imprimons.",
      es: "Imprimimos, enmarcamos y revisamos bajo un mismo techo. Lo que ves en la pantalla es lo que imprimimos.",
      it: "Stampiamo, incorniciamo e controlliamo sotto lo stesso tetto. Quello che vedi sullo schermo è quello che stampiamo.",
      nl: "We drukken, lijsten in en controleren onder één dak. Wat je op je scherm ziet, is wat we drukken.",
    },
    image: "prints-sorted",
    buttons: [
      aside(
        {
          de: "Ratgeber lesen",
          en: "Read the guides",
          fr: "Lire les conseils",
          es: "Leer las guías",
          it: "Leggi le guide",
          nl: "Lees de tips",
        },
        guides.overview,
      ),
    ],
  }),
  body: [
    text({
      de: [
        "## Drei Regeln",
        "### Der Preis steht vorn",
        "Mit Mehrwertsteuer, mit Versand, mit dem Tag der Lieferung. Ein eigenes Format kostet keinen Aufschlag: Alle Größen folgen derselben Formel aus Fläche und Umfang.",
        "### Gesehen ist gedruckt",
        "Deine Gestaltung wird einmal berechnet. Aus derselben Rechnung entstehen das Bild auf deinem Schirm und die Datei für die Maschine. Vor dem Druck vergleichen wir beide.",
        "### Erst prüfen, dann drucken",
        "Ist ein Foto zu klein für sein Format, sagen wir es, bevor du bestellst.",
      ],
      en: [
        "## Three rules",
        "### The price comes first",
        "With delivery and with the day it arrives. A size of your own costs nothing extra: all sizes follow one formula of area and edge.",
        "### What you see is printed",
        "Your design is worked out once. From the same working come the picture on your screen and the file for the machine. Before we print, we compare the two.",
        "### Check first, then print",
        "If a photo is too small for its size, we say so before you order.",
      ],
      fr: [
        "## Trois règles",
        "### Le prix d'abord",
        "TVA comprise, avec la livraison et le jour où elle arrive. Un format sur mesure ne coûte pas plus cher : toutes les tailles suivent la même formule, surface et périmètre.",
        "### Ce que vous voyez est imprimé",
        "Votre création est calculée une seule fois. Du même calcul naissent l'image à l'écran et le fichier pour la machine. Avant d'imprimer, nous comparons les deux.",
        "### Contrôler, puis imprimer",
        "Si une photo est trop petite pour son format, nous le disons avant la commande.",
      ],
      es: [
        "## Tres reglas",
        "### El precio, por delante",
        "Con IVA, con el envío y con el día de entrega. Un tamaño propio no lleva recargo: todos siguen la misma fórmula de superficie y perímetro.",
        "### Lo que ves es lo que se imprime",
        "Tu diseño se calcula una sola vez. Del mismo cálculo salen la imagen de tu pantalla y el archivo para la máquina. Antes de imprimir comparamos los dos.",
        "### Primero revisar, luego imprimir",
        "Si una foto es demasiado pequeña para su tamaño, te lo decimos antes de que pidas.",
      ],
      it: [
        "## Tre regole",
        "### Il prezzo viene prima",
        "Con IVA, con la spedizione e con il giorno di consegna. Un formato tuo non ha sovrapprezzo: tutte le misure seguono la stessa formula di area e perimetro.",
        "### Quello che vedi si stampa",
        "La tua creazione viene calcolata una sola volta. Dallo stesso calcolo nascono l'immagine sullo schermo e il file per la macchina. Prima di stampare confrontiamo i due.",
        "### Prima controllare, poi stampare",
        "Se una foto è troppo piccola per il formato, te lo diciamo prima dell'ordine.",
      ],
      nl: [
        "## Drie regels",
        "### De prijs staat voorop",
        "Met btw, met verzending en met de dag van levering. Een eigen formaat kost niets extra: alle maten volgen dezelfde formule van oppervlak en omtrek.",
        "### Gezien is gedrukt",
        "Je ontwerp wordt één keer berekend. Uit dezelfde berekening komen het beeld op je scherm en het bestand voor de machine. Voor het drukken vergelijken we die twee.",
        "### Eerst controleren, dan drukken",
        "Is een foto te klein voor zijn formaat, dan zeggen we het voordat je bestelt.",
      ],
    }),
    photos([
      "room-hero",
      {
        de: "Segelboot, Oktober. Poster mit Passepartout in Eiche.",
        en: "Sailing boat, October. Poster with a mount in oak.",
        fr: "Voilier, octobre. Poster avec passe-partout, cadre en chêne.",
        es: "Velero, octubre. Póster con paspartú en roble.",
        it: "Barca a vela, ottobre. Poster con passe-partout in rovere.",
        nl: "Zeilboot, oktober. Poster met passe-partout in eiken.",
      },
    ]),
    workshopFilm,
    ...ourShops,
    action(
      {
        de: "Bild gestalten",
        en: "Design a picture",
        fr: "Créer un tableau",
        es: "Diseñar un cuadro",
        it: "Crea un quadro",
        nl: "Ontwerp een beeld",
      },
      toProduct("framed-posters"),
    ),
  ],
};
