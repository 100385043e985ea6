import type { PictureWords } from "./told.ts";

/** Edges, corners and surfaces from near. */
export const closeUpWords: PictureWords = {
  "bar-poster": {
    fr: "Baguette en chêne d'un poster",
    es: "Varilla de roble de un póster",
    it: "Asta di rovere di un poster",
    nl: "Eiken lat van een poster",
  },
  "binding-spiral": {
    fr: "Reliure à spirale d'un calendrier de bureau, le mois en dessous",
    es: "Espiral de un calendario de mesa, con el mes debajo",
    it: "Spirale di un calendario da tavolo, sotto il mese",
    nl: "Spiraal van een bureaukalender, met de maand eronder",
  },
  "corner-walnut": {
    fr: "Angle d'un cadre en noyer, coupé d'onglet",
    es: "Esquina a inglete de un marco de nogal",
    it: "Angolo a quarantacinque gradi di una cornice di noce",
    nl: "Verstekhoek van een lijst van notenhout",
  },
  "edge-acrylic": {
    fr: "Angle d'une photo sous verre acrylique avec entretoise en acier",
    es: "Esquina de una foto en metacrilato con separador de acero",
    it: "Angolo di una stampa su vetro acrilico con distanziale in acciaio",
    nl: "Hoek van een foto achter acrylglas met stalen afstandhouder",
  },
  "edge-aluminium": {
    fr: "Tranches de deux panneaux d'aluminium superposés : deux couches de métal, une âme noire",
    es: "Cantos de dos paneles de aluminio: dos capas de metal y un núcleo negro",
    it: "Bordi di due pannelli di alluminio sovrapposti: due strati di metallo, anima nera",
    nl: "Randen van twee aluminium platen op elkaar: twee lagen metaal, een zwarte kern",
  },
  "edge-canvas": {
    fr: "Angle d'une toile vu de près, l'image se prolonge en miroir sur le chant",
    es: "Esquina de un lienzo de cerca, la imagen continúa en espejo por el canto",
    it: "Angolo di una tela da vicino, l'immagine prosegue specchiata sul bordo",
    nl: "Hoek van een canvas van dichtbij, het beeld loopt gespiegeld om de rand",
  },
  "edge-canvas-coloured": {
    fr: "Angle d'une toile au chant uni bleu-vert",
    es: "Esquina de un lienzo con el canto liso azul verdoso",
    it: "Angolo di una tela con il bordo in tinta verde-azzurra",
    nl: "Hoek van een canvas met een effen blauwgroene rand",
  },
  "edge-canvas-folded": {
    fr: "Angle d'une toile, l'image rabattue sur le chant",
    es: "Esquina de un lienzo, la imagen dobla por el canto",
    it: "Angolo di una tela, l'immagine avvolge il bordo",
    nl: "Hoek van een canvas, het beeld is om de rand gevouwen",
  },
  "edge-forex": {
    fr: "Chant blanc d'un panneau Forex",
    es: "Canto blanco de un panel de Forex",
    it: "Bordo bianco di un pannello Forex",
    nl: "Witte rand van een forexplaat",
  },
  "edge-gallery-bond": {
    fr: "Tranche d'un Gallery-Bond : verre acrylique sur aluminium",
    es: "Canto de un Gallery-Bond: metacrilato sobre aluminio",
    it: "Bordo di un Gallery-Bond: vetro acrilico su alluminio",
    nl: "Rand van een Gallery-Bond: acrylglas op aluminium",
  },
  "foil-gold": {
    fr: "Dorure sur une carte, vue de biais",
    es: "Estampado dorado en una tarjeta, visto de lado",
    it: "Lamina dorata su un biglietto, vista di lato",
    nl: "Goudfolie op een kaart, schuin gezien",
  },
  "fold-layflat": {
    fr: "Pli d'un livre photo à plat",
    es: "Pliegue de un fotolibro de apertura plana",
    it: "Piega di un fotolibro ad apertura piatta",
    nl: "Vouw van een layflat-fotoboek",
  },
  "gap-floater": {
    fr: "Joint creux entre la toile et le cadre",
    es: "Hueco entre el lienzo y el marco",
    it: "Fuga tra tela e cornice",
    nl: "Schaduwvoeg tussen canvas en lijst",
  },
  "mat-bevel": {
    fr: "Fenêtre biseautée d'un passe-partout au cœur blanc",
    es: "Ventana biselada de un paspartú de núcleo blanco",
    it: "Finestra smussata di un passe-partout con anima bianca",
    nl: "Schuin gesneden venster van een passe-partout met witte kern",
  },
  "paper-cotton": {
    fr: "Coin d'un tirage sur papier coton en lumière rasante",
    es: "Esquina de una copia en papel de algodón con luz rasante",
    it: "Angolo di una stampa su carta di cotone in luce radente",
    nl: "Hoek van een afdruk op katoenpapier in strijklicht",
  },
  "surface-brushed": {
    fr: "Aluminium brossé vu de près",
    es: "Aluminio cepillado de cerca",
    it: "Alluminio spazzolato da vicino",
    nl: "Geborsteld aluminium van dichtbij",
  },
};
