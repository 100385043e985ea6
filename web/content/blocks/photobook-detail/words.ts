const de = {
  extraPages: "Preis nach Seitenzahl",
  choose: "Ansehen und wählen",
  pages: (pages: number) => `${pages} Seiten`,
};
export type PhotobookDetailWords = typeof de;

const en: PhotobookDetailWords = {
  extraPages: "Price by number of pages",
  choose: "See and choose",
  pages: (pages) => `${pages} pages`,
};

const es: PhotobookDetailWords = {
  extraPages: "Precio según el número de páginas",
  choose: "Ver y elegir",
  pages: (pages) => `${pages} páginas`,
};

const fr: PhotobookDetailWords = {
  extraPages: "Prix selon le nombre de pages",
  choose: "Voir et choisir",
  pages: (pages) => `${pages} pages`,
};

const it: PhotobookDetailWords = {
  extraPages: "Prezzo per numero di pagine",
  choose: "Guarda e scegli",
  pages: (pages) => `${pages} pagine`,
};

const nl: PhotobookDetailWords = {
  extraPages: "Prijs naar aantal pagina’s",
  choose: "Bekijken en kiezen",
  pages: (pages) => `${pages} pagina’s`,
};

export const photobookDetailWords = { de, en, es, fr, it, nl };
