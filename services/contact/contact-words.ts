import type { Texts } from "../../core/texts.ts";

const de = {
  subject: (name: string, order: string) => `Nachricht von ${name}${order === "" ? "" : `, Bestellung ${order}`}`,
  heading: (name: string) => `${name} schreibt`,
  from: (name: string, email: string) => `Von: ${name}, ${email}`,
  order: (order: string) => `Bestellung: ${order}`,
  to: (person: string) => `An: ${person}`,
  people: { orders: "Bestellung und Lieferung", print: "Druck und Material", partners: "Partner und Presse" },
  message: "Nachricht",
  shop: "Zum Shop",
  answer: "Antworten",
};

const en: typeof de = {
  subject: (name, order) => `Message from ${name}${order === "" ? "" : `, order ${order}`}`,
  heading: (name) => `${name} writes`,
  from: (name, email) => `From: ${name}, ${email}`,
  order: (order) => `Order: ${order}`,
  to: (person) => `To: ${person}`,
  people: { orders: "Orders and delivery", print: "Printing and materials", partners: "Partners and press" },
  message: "Message",
  shop: "To the shop",
  answer: "Answer",
};

const es: typeof de = {
  subject: (name, order) => `Mensaje de ${name}${order === "" ? "" : `, pedido ${order}`}`,
  heading: (name) => `${name} escribe`,
  from: (name, email) => `De: ${name}, ${email}`,
  order: (order) => `Pedido: ${order}`,
  to: (person) => `Para: ${person}`,
  people: { orders: "Pedidos y entrega", print: "Impresión y materiales", partners: "Socios y prensa" },
  message: "Mensaje",
  shop: "Ir a la tienda",
  answer: "Responder",
};

const fr: typeof de = {
  subject: (name, order) => `Message : ${name}${order === "" ? "" : `, commande ${order}`}`,
  heading: (name) => `${name} écrit`,
  from: (name, email) => `De : ${name}, ${email}`,
  order: (order) => `Commande : ${order}`,
  to: (person) => `À : ${person}`,
  people: { orders: "Commandes et livraison", print: "Impression et matériaux", partners: "Partenaires et presse" },
  message: "Message",
  shop: "Vers la boutique",
  answer: "Répondre",
};

const it: typeof de = {
  subject: (name, order) => `Messaggio da ${name}${order === "" ? "" : `, ordine ${order}`}`,
  heading: (name) => `${name} scrive`,
  from: (name, email) => `Da: ${name}, ${email}`,
  order: (order) => `Ordine: ${order}`,
  to: (person) => `A: ${person}`,
  people: { orders: "Ordini e consegna", print: "Stampa e materiali", partners: "Partner e stampa" },
  message: "Messaggio",
  shop: "Vai al negozio",
  answer: "Rispondi",
};

const nl: typeof de = {
  subject: (name, order) => `Bericht van ${name}${order === "" ? "" : `, bestelling ${order}`}`,
  heading: (name) => `${name} schrijft`,
  from: (name, email) => `Van: ${name}, ${email}`,
  order: (order) => `Bestelling: ${order}`,
  to: (person) => `Aan: ${person}`,
  people: { orders: "Bestelling en levering", print: "Druk en materiaal", partners: "Partners en pers" },
  message: "Bericht",
  shop: "Naar de winkel",
  answer: "Antwoorden",
};

export const contactWords: Texts<typeof de> = { de, en, es, fr, it, nl };
