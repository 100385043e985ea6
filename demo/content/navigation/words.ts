/** Headings that several parts of the navigation share. */
export const material = {
  de: "Material",
  en: "Material",
  fr: "Matière",
  es: "Material",
  it: "Materiale",
  nl: "Materiaal",
};
export const format = { de: "Format", en: "Format", fr: "Format", es: "Formato", it: "Formato", nl: "Formaat" };
export const severalPictures = {
  de: "Mehrere Bilder",
  en: "Several pictures",
  fr: "Plusieurs images",
  es: "Varias imágenes",
  it: "Più immagini",
  nl: "Meerdere foto's",
};
export const goodToKnow = {
  de: "Gut zu wissen",
  en: "Good to know",
  fr: "Bon à savoir",
  es: "Bueno saberlo",
  it: "Buono a sapersi",
  nl: "Goed om te weten",
};
export const asYouLike = {
  de: "Nach Wunsch",
  en: "As you like it",
  fr: "Selon vos envies",
  es: "A tu gusto",
  it: "Come vuoi tu",
  nl: "Naar wens",
};
export const kinds = { de: "Arten", en: "Kinds", fr: "Types", es: "Tipos", it: "Tipi", nl: "Soorten" };
export const occasions = {
  de: "Anlässe",
  en: "Occasions",
  fr: "Occasions",
  es: "Ocasiones",
  it: "Occasioni",
  nl: "Gelegenheden",
};
export const toGoWithIt = {
  de: "Dazu",
  en: "To go with it",
  fr: "Pour accompagner",
  es: "Para acompañar",
  it: "Da abbinare",
  nl: "Erbij",
};
export const designs = {
  de: "Alle Designs",
  en: "All designs",
  fr: "Tous les modèles",
  es: "Todos los diseños",
  it: "Tutti i modelli",
  nl: "Alle ontwerpen",
};
export const templates = { de: "Designs", en: "Designs", fr: "Modèles", es: "Diseños", it: "Modelli", nl: "Ontwerpen" };
export const giveAway = {
  de: "Verschenken",
  en: "To give away",
  fr: "À offrir",
  es: "Para regalar",
  it: "Da regalare",
  nl: "Om te geven",
};
export const aroundThePicture = {
  de: "Rund ums Bild",
  en: "Around the picture",
  fr: "Autour de l’image",
  es: "Alrededor de la imagen",
  it: "Intorno all’immagine",
  nl: "Rondom de foto",
};
export const paperAndCards = {
  de: "Papier und Karten",
  en: "Paper and cards",
  fr: "Papier et cartes",
  es: "Papel y tarjetas",
  it: "Carta e biglietti",
  nl: "Papier en kaarten",
};
export const printsAndBoxes = {
  de: "Abzüge und Boxen",
  en: "Prints and boxes",
  fr: "Tirages et boîtes",
  es: "Copias y cajas",
  it: "Stampe e scatole",
  nl: "Afdrukken en boxen",
};
export const allKinds = {
  de: "Alle im Überblick",
  en: "All at a glance",
  fr: "Tous en un coup d’œil",
  es: "Todos de un vistazo",
  it: "Tutti in sintesi",
  nl: "Alles op een rij",
};
export const woodTones = { de: "Farbe", en: "Colour", fr: "Couleur", es: "Color", it: "Colore", nl: "Kleur" };
export const detail = {
  de: "Im Detail",
  en: "In detail",
  fr: "En détail",
  es: "En detalle",
  it: "Nel dettaglio",
  nl: "In detail",
};
export const hardcover = {
  de: "Hardcover",
  en: "Hardcover",
  fr: "Couverture rigide",
  es: "Tapa dura",
  it: "Copertina rigida",
  nl: "Harde kaft",
};
export const softcover = {
  de: "Softcover",
  en: "Softcover",
  fr: "Couverture souple",
  es: "Tapa blanda",
  it: "Copertina morbida",
  nl: "Zachte kaft",
};
export const wireBinding = {
  de: "Spirale",
  en: "Wire binding",
  fr: "Spirale",
  es: "Espiral",
  it: "Spirale",
  nl: "Spiraal",
};
export const woodenFoot = {
  de: "Holzfuß",
  en: "Wooden foot",
  fr: "Pied en bois",
  es: "Pie de madera",
  it: "Piede in legno",
  nl: "Houten voet",
};
export const framed = {
  de: "Mit Rahmen",
  en: "Framed",
  fr: "Encadré",
  es: "Con marco",
  it: "Con cornice",
  nl: "Ingelijst",
};
