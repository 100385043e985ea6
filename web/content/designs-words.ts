const de = {
  allDesigns: (total: number) => `Alle ${total} Designs ansehen`,
};
type DesignsWords = typeof de;

const en: DesignsWords = {
  allDesigns: (total) => `See all ${total} designs`,
};

const es: DesignsWords = {
  allDesigns: (total) => `Ver los ${total} diseños`,
};

const fr: DesignsWords = {
  allDesigns: (total) => `Voir les ${total} modèles`,
};

const it: DesignsWords = {
  allDesigns: (total) => `Vedi tutti i ${total} design`,
};

const nl: DesignsWords = {
  allDesigns: (total) => `Alle ${total} ontwerpen bekijken`,
};

export const designsWords = { de, en, es, fr, it, nl };
