const de = {
  /** After the listed formats: any other. */
  ownFormat: "Dein eigenes Format",
};
export type FormatsAndPricesWords = typeof de;

const en: FormatsAndPricesWords = {
  ownFormat: "A size of your own",
};

const es: FormatsAndPricesWords = {
  ownFormat: "Tu propio formato",
};

const fr: FormatsAndPricesWords = {
  ownFormat: "Votre format sur mesure",
};

const it: FormatsAndPricesWords = {
  ownFormat: "Il tuo formato",
};

const nl: FormatsAndPricesWords = {
  ownFormat: "Je eigen formaat",
};

export const formatsAndPricesWords = { de, en, es, fr, it, nl };
