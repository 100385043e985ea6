import type { PictureWords } from "./told.ts";

/** Photos as customers take them. */
export const photoWords: PictureWords = {
  "photo-balloons": {
    fr: "Montgolfières au-dessus des collines, au matin",
    es: "Globos aerostáticos sobre las colinas por la mañana",
    it: "Mongolfiere sopra le colline al mattino",
    nl: "Luchtballonnen boven heuvels in de ochtend",
  },
  "photo-bicycle": {
    fr: "Vélo contre un mur jaune",
    es: "Bicicleta junto a una pared amarilla",
    it: "Bicicletta contro un muro giallo",
    nl: "Fiets tegen een gele muur",
  },
  "photo-birthday": {
    fr: "Gâteau d'anniversaire avec des bougies, des ballons derrière",
    es: "Tarta de cumpleaños con velas y globos detrás",
    it: "Torta di compleanno con candeline, dietro dei palloncini",
    nl: "Verjaardagstaart met kaarsjes, ballonnen erachter",
  },
  "photo-boats": {
    fr: "Barques à un ponton",
    es: "Barcas de remos en un embarcadero",
    it: "Barche a remi a un pontile",
    nl: "Roeiboten aan een steiger",
  },
  "photo-bouquet": {
    fr: "Bouquet de mariée sur une table en bois",
    es: "Ramo de novia sobre una mesa de madera",
    it: "Bouquet da sposa su un tavolo di legno",
    nl: "Bruidsboeket op een houten tafel",
  },
  "photo-cabin": {
    fr: "Chalet aux fenêtres éclairées dans la neige",
    es: "Cabaña con las ventanas iluminadas en la nieve",
    it: "Baita con le finestre accese nella neve",
    nl: "Hut met verlichte ramen in de sneeuw",
  },
  "photo-city": {
    fr: "Tours au bord d'un fleuve, la nuit",
    es: "Torres junto a un río de noche",
    it: "Grattacieli lungo un fiume di notte",
    nl: "Torenflats aan een rivier bij nacht",
  },
  "photo-dunes": {
    fr: "Dunes dans la lumière du soir",
    es: "Dunas a la luz de la tarde",
    it: "Dune nella luce della sera",
    nl: "Duinen in avondlicht",
  },
  "photo-lake": {
    fr: "Lac de montagne au matin, des épicéas sur la rive",
    es: "Lago de montaña por la mañana, con abetos en la orilla",
    it: "Lago di montagna al mattino, abeti sulla riva",
    nl: "Bergmeer in de ochtend, sparren langs de oever",
  },
  "photo-lavender": {
    fr: "Rangs de lavande jusqu'à une maison à l'horizon",
    es: "Hileras de lavanda hasta una casa en el horizonte",
    it: "Filari di lavanda fino a una casa all'orizzonte",
    nl: "Rijen lavendel tot aan een huis aan de horizon",
  },
  "photo-lighthouse": {
    fr: "Phare sur un rocher",
    es: "Faro sobre una roca",
    it: "Faro su uno scoglio",
    nl: "Vuurtoren op een rots",
  },
  "photo-lone-tree": {
    fr: "Arbre nu sur une colline, noir et blanc",
    es: "Árbol desnudo en una colina, en blanco y negro",
    it: "Albero spoglio su una collina, in bianco e nero",
    nl: "Kale boom op een heuvel, zwart-wit",
  },
  "photo-parasols": {
    fr: "Parasols de plage vus d'en haut",
    es: "Sombrillas de playa desde arriba",
    it: "Ombrelloni visti dall'alto",
    nl: "Strandparasols van boven",
  },
  "photo-rings": {
    fr: "Deux alliances près d'un rameau d'eucalyptus",
    es: "Dos alianzas junto a una rama de eucalipto",
    it: "Due fedi accanto a un rametto di eucalipto",
    nl: "Twee trouwringen naast een takje eucalyptus",
  },
  "photo-sea": {
    fr: "Voilier en mer après le coucher du soleil",
    es: "Velero en el mar tras la puesta de sol",
    it: "Barca a vela in mare dopo il tramonto",
    nl: "Zeilboot op zee na zonsondergang",
  },
  "photo-shoes": {
    fr: "Chaussons de bébé tricotés et un hochet",
    es: "Patucos de punto y un sonajero",
    it: "Scarpine da neonato a maglia e un sonaglio",
    nl: "Gebreide babyschoentjes en een rammelaar",
  },
  "photo-steps": {
    fr: "Marches blanches vers une porte bleue",
    es: "Escalones blancos hasta una puerta azul",
    it: "Gradini bianchi verso una porta blu",
    nl: "Witte trap naar een blauwe deur",
  },
  "photo-tulips": {
    fr: "Tulipes rouges au jardin",
    es: "Tulipanes rojos en el jardín",
    it: "Tulipani rossi in giardino",
    nl: "Rode tulpen in de tuin",
  },
};
