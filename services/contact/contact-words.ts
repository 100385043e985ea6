import type { Texts } from "../../core/texts.ts";

const de = {
  subject: (name: string, order: string) => `Nachricht von ${name}${order === "" ? "" : `, Bestellung ${order}`}`,
  heading: (name: string) => `${name} schreibt`,
  from: (name: string, email: string) => `Von: ${name}, ${email}`,
  order: (order: string) => `Bestellung: ${order}`,
  message: "Nachricht",
  shop: "Zum Shop",
  answer: "Antworten",
};

const en: typeof de = {
  subject: (name, order) => `Message from ${name}${order === "" ? "" : `, order ${order}`}`,
  heading: (name) => `${name} writes`,
  from: (name, email) => `From: ${name}, ${email}`,
  order: (order) => `Order: ${order}`,
  message: "Message",
  shop: "To the shop",
  answer: "Answer",
};

const es: typeof de = {
  subject: (name, order) => `Mensaje de ${name}${order === "" ? "" : `, pedido ${order}`}`,
  heading: (name) => `${name} escribe`,
  from: (name, email) => `De: ${name}, ${email}`,
  order: (order) => `Pedido: ${order}`,
  message: "Mensaje",
  shop: "Ir a la tienda",
  answer: "Responder",
};

const fr: typeof de = {
  subject: (name, order) => `Message : ${name}${order === "" ? "" : `, commande ${order}`}`,
  heading: (name) => `${name} écrit`,
  from: (name, email) => `De : ${name}, ${email}`,
  order: (order) => `Commande : ${order}`,
  message: "Message",
  shop: "Vers la boutique",
  answer: "Répondre",
};

const it: typeof de = {
  subject: (name, order) => `Messaggio da ${name}${order === "" ? "" : `, ordine ${order}`}`,
  heading: (name) => `${name} scrive`,
  from: (name, email) => `Da: ${name}, ${email}`,
  order: (order) => `Ordine: ${order}`,
  message: "Messaggio",
  shop: "Vai al negozio",
  answer: "Rispondi",
};

const nl: typeof de = {
  subject: (name, order) => `Bericht van ${name}${order === "" ? "" : `, bestelling ${order}`}`,
  heading: (name) => `${name} schrijft`,
  from: (name, email) => `Van: ${name}, ${email}`,
  order: (order) => `Bestelling: ${order}`,
  message: "Bericht",
  shop: "Naar de winkel",
  answer: "Antwoorden",
};

export const contactWords: Texts<typeof de> = { de, en, es, fr, it, nl };
