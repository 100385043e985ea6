import type { PictureWords } from "./told.ts";

/** What hangs on walls. */
export const wallWords: PictureWords = {
  "bed-frame": {
    fr: "Dunes encadrées avec passe-partout au-dessus d'un lit, le soir, 90 × 60 centimètres",
    es: "Dunas enmarcadas con paspartú sobre una cama al anochecer, 90 por 60 centímetros",
    it: "Dune incorniciate con passe-partout sopra un letto, di sera, 90 per 60 centimetri",
    nl: "Ingelijste duinen met passe-partout boven een bed in de avond, 90 bij 60 centimeter",
  },
  "board-tray": {
    fr: "Photo sur aluminium dans une caisse américaine noire, 90 × 60 centimètres",
    es: "Foto sobre aluminio en un marco flotante negro, 90 por 60 centímetros",
    it: "Stampa su alluminio in una cornice a cassetta nera, 90 per 60 centimetri",
    nl: "Foto op aluminium in een zwarte baklijst, 90 bij 60 centimeter",
  },
  "canvas-floor": {
    fr: "Grande toile posée contre le mur, 100 × 150 centimètres",
    es: "Lienzo grande apoyado en la pared, 100 por 150 centímetros",
    it: "Grande tela appoggiata alla parete, 100 per 150 centimetri",
    nl: "Groot canvas dat tegen de muur staat, 100 bij 150 centimeter",
  },
  "canvas-square": {
    fr: "Toile carrée au-dessus d'un fauteuil de lecture, 70 × 70 centimètres",
    es: "Lienzo cuadrado sobre un sillón de lectura, 70 por 70 centímetros",
    it: "Tela quadrata sopra una poltrona da lettura, 70 per 70 centimetri",
    nl: "Vierkant canvas boven een leesstoel, 70 bij 70 centimeter",
  },
  "canvas-trio": {
    fr: "Trois toiles côte à côte au-dessus d'une commode, 40 × 60 centimètres chacune",
    es: "Tres lienzos en fila sobre una cómoda, 40 por 60 centímetros cada uno",
    it: "Tre tele affiancate sopra un cassettone, 40 per 60 centimetri ciascuna",
    nl: "Drie canvassen naast elkaar boven een ladekast, elk 40 bij 60 centimeter",
  },
  "frame-tray": {
    fr: "Toile dans une caisse américaine en chêne, vue de côté",
    es: "Lienzo en un marco flotante de roble, visto de lado",
    it: "Tela in una cornice a cassetta di rovere, vista di lato",
    nl: "Canvas in een eiken baklijst, van opzij gezien",
  },
  "frames-aluminium": {
    fr: "Deux cadres noirs en aluminium au-dessus d'un banc",
    es: "Dos marcos negros de aluminio sobre un banco",
    it: "Due cornici nere in alluminio sopra una panca",
    nl: "Twee zwarte aluminium lijsten boven een bank",
  },
  "frames-leaning": {
    fr: "Deux cadres posés sur un buffet en noyer",
    es: "Dos marcos apoyados sobre un aparador de nogal",
    it: "Due cornici appoggiate su una credenza di noce",
    nl: "Twee lijsten op een dressoir van notenhout",
  },
  "frames-ledge": {
    fr: "Quatre cadres sur une étagère à photos en chêne",
    es: "Cuatro marcos sobre una repisa de roble",
    it: "Quattro cornici su una mensola di rovere",
    nl: "Vier lijsten op een eiken fotoplank",
  },
  "frames-plastic": {
    fr: "Trois cadres blancs au-dessus d'un bureau",
    es: "Tres marcos blancos sobre un escritorio",
    it: "Tre cornici bianche sopra una scrivania",
    nl: "Drie witte lijsten boven een bureau",
  },
  "frames-silver": {
    fr: "Poster dans un cadre en aluminium argenté sur un mur vert, 70 × 50 centimètres",
    es: "Póster en un marco de aluminio plateado sobre una pared verde, 70 por 50 centímetros",
    it: "Poster in una cornice di alluminio argento su una parete verde, 70 per 50 centimetri",
    nl: "Poster in een zilveren aluminium lijst op een groene muur, 70 bij 50 centimeter",
  },
  "gallery-wall": {
    fr: "Six tableaux encadrés au-dessus d'un banc en bois",
    es: "Seis cuadros enmarcados sobre un banco de madera",
    it: "Sei quadri incorniciati sopra una panca di legno",
    nl: "Zes ingelijste foto's boven een houten bank",
  },
  "kitchen-brushed": {
    fr: "Deux photos sur aluminium brossé au-dessus d'un plan de travail, 40 × 40 centimètres chacune",
    es: "Dos fotos sobre aluminio cepillado en la encimera de una cocina, 40 por 40 centímetros cada una",
    it: "Due stampe su alluminio spazzolato sopra il piano di una cucina, 40 per 40 centimetri ciascuna",
    nl: "Twee foto's op geborsteld aluminium boven een keukenblad, elk 40 bij 40 centimeter",
  },
  "poster-bars": {
    fr: "Poster tenu par des baguettes de chêne dans une entrée, un manteau à côté",
    es: "Póster con varillas de roble en un recibidor, junto a un abrigo",
    it: "Poster con aste di rovere in un ingresso, accanto a un cappotto",
    nl: "Poster aan eiken latten in een hal, met een jas ernaast",
  },
  "poster-tape": {
    fr: "Poster sans cadre, fixé au ruban adhésif au-dessus d'un bureau, 60 × 90 centimètres",
    es: "Póster sin marco, pegado con cinta sobre un escritorio, 60 por 90 centímetros",
    it: "Poster senza cornice, fissato con nastro sopra una scrivania, 60 per 90 centimetri",
    nl: "Poster zonder lijst, met tape boven een bureau, 60 bij 90 centimeter",
  },
  "room-acrylic": {
    fr: "Photo sous verre acrylique près d'une table à manger, 120 × 80 centimètres",
    es: "Foto en metacrilato junto a una mesa de comedor, 120 por 80 centímetros",
    it: "Stampa su vetro acrilico accanto a un tavolo da pranzo, 120 per 80 centimetri",
    nl: "Foto achter acrylglas bij een eettafel, 120 bij 80 centimeter",
  },
  "room-aluminium": {
    fr: "Photo sur aluminium au-dessus d'un bureau, 90 × 60 centimètres",
    es: "Foto sobre aluminio encima de un escritorio, 90 por 60 centímetros",
    it: "Stampa su alluminio sopra una scrivania, 90 per 60 centimetri",
    nl: "Foto op aluminium boven een bureau, 90 bij 60 centimeter",
  },
  "room-canvas": {
    fr: "Dunes sur toile au-dessus d'un buffet en chêne, 75 × 50 centimètres",
    es: "Dunas en lienzo sobre un aparador de roble, 75 por 50 centímetros",
    it: "Dune su tela sopra una credenza di rovere, 75 per 50 centimetri",
    nl: "Duinen op canvas boven een eiken dressoir, 75 bij 50 centimeter",
  },
  "room-collage": {
    fr: "Pêle-mêle de neuf photos sur toile au-dessus d'un lit",
    es: "Collage de nueve fotos en lienzo sobre una cama",
    it: "Collage di nove foto su tela sopra un letto",
    nl: "Collage van negen foto's op canvas boven een bed",
  },
  "room-forex": {
    fr: "Trois panneaux Forex dans une chambre d'enfant, 30 × 30 centimètres chacun",
    es: "Tres paneles de Forex en una habitación infantil, 30 por 30 centímetros cada uno",
    it: "Tre pannelli Forex in una cameretta, 30 per 30 centimetri ciascuno",
    nl: "Drie forexplaten in een kinderkamer, elk 30 bij 30 centimeter",
  },
  "room-gallery-bond": {
    fr: "Tableau Gallery-Bond près d'une lampe, le soir, 80 × 120 centimètres",
    es: "Cuadro Gallery-Bond junto a una lámpara al anochecer, 80 por 120 centímetros",
    it: "Quadro Gallery-Bond accanto a una lampada, di sera, 80 per 120 centimetri",
    nl: "Gallery-Bond naast een lamp in de avond, 80 bij 120 centimeter",
  },
  "room-hero": {
    fr: "Photo de mer encadrée au-dessus d'un canapé clair",
    es: "Foto del mar enmarcada sobre un sofá claro",
    it: "Foto di mare incorniciata sopra un divano chiaro",
    nl: "Ingelijste foto van de zee boven een lichte bank",
  },
  "room-window": {
    fr: "Photo encadrée avec passe-partout près d'une fenêtre aux rideaux de lin, 90 × 60 centimètres",
    es: "Foto enmarcada con paspartú junto a una ventana con cortinas de lino, 90 por 60 centímetros",
    it: "Foto incorniciata con passe-partout accanto a una finestra con tende di lino, 90 per 60 centimetri",
    nl: "Ingelijste foto met passe-partout naast een raam met linnen gordijnen, 90 bij 60 centimeter",
  },
  "sofa-acrylic": {
    fr: "Photo sous verre acrylique au-dessus d'un canapé, sur un mur bleu, 120 × 80 centimètres",
    es: "Foto en metacrilato sobre un sofá, en una pared azul, 120 por 80 centímetros",
    it: "Stampa su vetro acrilico sopra un divano, su una parete blu, 120 per 80 centimetri",
    nl: "Foto achter acrylglas boven een bank, op een blauwe muur, 120 bij 80 centimeter",
  },
};
