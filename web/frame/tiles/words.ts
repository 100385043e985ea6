const de = {
  call: "Anrufen",
  write: "E-Mail schreiben",
  toContact: "Alle Wege zu uns",
  chat: "Mit uns schreiben",
};
export type CommunicationTilesWords = typeof de;

const en: CommunicationTilesWords = {
  call: "Call",
  write: "Write an email",
  toContact: "All ways to reach us",
  chat: "Chat with us",
};

const es: CommunicationTilesWords = {
  call: "Llamar",
  write: "Escribir un correo",
  toContact: "Todas las formas de contactarnos",
  chat: "Escríbenos por chat",
};

const fr: CommunicationTilesWords = {
  call: "Appeler",
  write: "Écrire un e-mail",
  toContact: "Tous les moyens de nous joindre",
  chat: "Nous écrire par chat",
};

const it: CommunicationTilesWords = {
  call: "Chiama",
  write: "Scrivi un’e-mail",
  toContact: "Tutti i modi per raggiungerci",
  chat: "Scrivici in chat",
};

const nl: CommunicationTilesWords = {
  call: "Bellen",
  write: "E-mail schrijven",
  toContact: "Alle manieren om ons te bereiken",
  chat: "Chat met ons",
};

export const communicationTilesWords = { de, en, es, fr, it, nl };
