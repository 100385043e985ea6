const de = {
  play: (title: string) => `${title} beim Anbieter ansehen (neues Fenster)`,
};
export type VideoWords = typeof de;

const en: VideoWords = {
  play: (title) => `Watch ${title} at its provider (new window)`,
};

const es: VideoWords = {
  play: (title) => `Ver ${title} en el sitio del proveedor (ventana nueva)`,
};

const fr: VideoWords = {
  play: (title) => `Voir ${title} chez le fournisseur (nouvelle fenêtre)`,
};

const it: VideoWords = {
  play: (title) => `Guarda ${title} presso il fornitore (nuova finestra)`,
};

const nl: VideoWords = {
  play: (title) => `${title} bij de aanbieder bekijken (nieuw venster)`,
};

export const videoWords = { de, en, es, fr, it, nl };
