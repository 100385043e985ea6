import { usp, usps } from "./blocks.ts";
import { type Product, toProduct } from "./links.ts";
import { type Block, block } from "./write.ts";

/** Words and blocks that several pages share. */

/** What stands under a table of prices. */
export const pricesOfToday = {
  de: "Preise von heute, ohne Versand.",
  en: "Prices of today, without delivery.",
  fr: "Prix du jour, hors livraison.",
  es: "Precios de hoy, sin envío.",
  it: "Prezzi di oggi, spedizione esclusa.",
  nl: "Prijzen van vandaag, zonder verzending.",
};

const howLarge = {
  de: "Wie groß soll es werden?",
  en: "How large shall it be?",
  fr: "Quelle taille souhaitez-vous ?",
  es: "¿De qué tamaño lo quieres?",
  it: "Quanto lo vuoi grande?",
  nl: "Hoe groot mag het worden?",
};

/** The calculator in short; the page begins with this choice. */
export const calculator = (product: Product, choice: string): Block =>
  block("calculator", { headline: howLarge, note: pricesOfToday, link: toProduct(product, choice) });

export const chooseSize = {
  de: "Format und Preis wählen",
  en: "Choose size and price",
  fr: "Choisir format et prix",
  es: "Elegir tamaño y precio",
  it: "Scegli formato e prezzo",
  nl: "Kies formaat en prijs",
};

export const chooseFrame = {
  de: "Rahmen wählen",
  en: "Choose a frame",
  fr: "Choisir un cadre",
  es: "Elegir un marco",
  it: "Scegli una cornice",
  nl: "Kies een lijst",
};

export const readOn = {
  de: "Weiterlesen",
  en: "Read on",
  fr: "À lire ensuite",
  es: "Seguir leyendo",
  it: "Continua a leggere",
  nl: "Lees verder",
};

export const alsoLookAt = {
  de: "Auch einen Blick wert",
  en: "Also worth a look",
  fr: "À voir aussi",
  es: "También te puede gustar",
  it: "Da vedere anche",
  nl: "Ook het bekijken waard",
};

export const goodToKnow = {
  de: "Gut zu wissen",
  en: "Good to know",
  fr: "Bon à savoir",
  es: "Conviene saberlo",
  it: "Buono a sapersi",
  nl: "Goed om te weten",
};

const named = usp(
  "calendar",
  {
    de: "Tag genannt, nicht geschätzt",
    en: "A day named, not guessed",
    fr: "Un jour annoncé, pas estimé",
    es: "Un día concreto, no una estimación",
    it: "Un giorno preciso, non una stima",
    nl: "Een dag genoemd, niet geschat",
  },
  {
    de: "Produktion, Feiertage und Laufzeit sind eingerechnet.",
    en: "Production, holidays and transit are counted in.",
    fr: "Fabrication, jours fériés et transport sont comptés.",
    es: "Producción, festivos y transporte ya están contados.",
    it: "Produzione, festività e trasporto sono già calcolati.",
    nl: "Productie, feestdagen en transport zijn meegeteld.",
  },
);

const checked = usp(
  "shield-check",
  {
    de: "Geprüft vor dem Druck",
    en: "Checked before printing",
    fr: "Contrôlé avant impression",
    es: "Revisado antes de imprimir",
    it: "Controllato prima della stampa",
    nl: "Gecontroleerd voor het drukken",
  },
  {
    de: "Jede Datei, jedes Mal.",
    en: "Every file, every time.",
    fr: "Chaque fichier, à chaque fois.",
    es: "Cada archivo, cada vez.",
    it: "Ogni file, ogni volta.",
    nl: "Elk bestand, elke keer.",
  },
);

const measure = usp(
  "ruler",
  {
    de: "Auf den Zentimeter",
    en: "To the centimetre",
    fr: "Au centimètre près",
    es: "Al centímetro",
    it: "Al centimetro",
    nl: "Op de centimeter",
  },
  {
    de: "Eigene Formate kosten keinen Aufschlag.",
    en: "Sizes of your own cost nothing extra.",
    fr: "Les formats sur mesure ne coûtent pas plus cher.",
    es: "Un tamaño propio no lleva recargo.",
    it: "Un formato tuo non ha sovrapprezzo.",
    nl: "Een eigen formaat kost niets extra.",
  },
);

const corners = usp(
  "box",
  {
    de: "Ecken geschützt",
    en: "Corners protected",
    fr: "Coins protégés",
    es: "Esquinas protegidas",
    it: "Angoli protetti",
    nl: "Hoeken beschermd",
  },
  {
    de: "Rahmen reisen in Formteilen aus Karton.",
    en: "Frames travel in moulded cardboard.",
    fr: "Les cadres voyagent dans un carton moulé.",
    es: "Los marcos viajan en cartón moldeado.",
    it: "Le cornici viaggiano in cartone sagomato.",
    nl: "Lijsten reizen in gevormd karton.",
  },
);

const oneParcel = usp(
  "parcel",
  {
    de: "Ein Paket, ein Preis",
    en: "One parcel, one charge",
    fr: "Un colis, un seul prix",
    es: "Un paquete, un precio",
    it: "Un pacco, un prezzo",
    nl: "Eén pakket, één prijs",
  },
  {
    de: "Versand zahlst du einmal je Bestellung.",
    en: "Delivery is charged once an order.",
    fr: "La livraison se paie une fois par commande.",
    es: "El envío se paga una vez por pedido.",
    it: "La spedizione si paga una volta per ordine.",
    nl: "Verzending betaal je één keer per bestelling.",
  },
);

const foil = usp(
  "foil",
  {
    de: "Echte Folie",
    en: "Real foil",
    fr: "De vraie dorure",
    es: "Estampado de verdad",
    it: "Vera lamina",
    nl: "Echte folie",
  },
  {
    de: "Gold, Silber oder Rosé, nach dem Druck aufgepresst.",
    en: "Gold, silver or rose, pressed on after printing.",
    fr: "Or, argent ou or rose, pressée après l'impression.",
    es: "Oro, plata u oro rosa, prensado después de imprimir.",
    it: "Oro, argento od oro rosa, pressata dopo la stampa.",
    nl: "Goud, zilver of rosé, na het drukken opgeperst.",
  },
);

const envelopes = usp(
  "envelope",
  {
    de: "Umschläge, die passen",
    en: "Envelopes that fit",
    fr: "Des enveloppes assorties",
    es: "Sobres a medida",
    it: "Buste su misura",
    nl: "Enveloppen die passen",
  },
  {
    de: "In zehn Farben, auf Wunsch bedruckt.",
    en: "In ten colours, printed if you like.",
    fr: "En dix couleurs, imprimées si vous le souhaitez.",
    es: "En diez colores, impresos si quieres.",
    it: "In dieci colori, stampate se vuoi.",
    nl: "In tien kleuren, bedrukt als je wilt.",
  },
);

export const wallPromises = usps(measure, named, checked);
export const framePromises = usps(measure, corners, named);
export const paperPromises = usps(checked, named, oneParcel);
export const deliveryPromises = usps(named, corners, oneParcel);
export const cardPromises = usps(foil, envelopes, checked);
