import type { GiftWords } from "./gift-words.de.ts";

const whoever = "Quien tiene el código puede usarlo: dáselo solo a la persona que debe recibirlo.";

export const es: GiftWords = {
  title: "Tarjeta regalo",
  to: (name) => `Para ${name}`,
  from: (name) => `De ${name}`,
  code: "Código",
  validTo: (day) => `Válida hasta el ${day}`,
  how: "Así la usas",
  steps: (shop) => [
    `Elige algo en ${shop} y escribe el código en la cesta o en la caja.`,
    "Lo que no se usa se queda en la tarjeta.",
    whoever,
  ],
  file: "Tarjeta regalo",
  mail: {
    subject: (amount) => `Tu tarjeta regalo de ${amount}`,
    heading: "Una tarjeta regalo",
    headingFor: (name) => `Una tarjeta regalo para ${name}`,
    code: (code) => `El código: ${code}`,
    how: "Escríbelo en la cesta o en la caja. Lo que no se usa se queda en la tarjeta.",
    toPrint: "Para imprimirla y regalarla, la tarjeta va adjunta en PDF.",
    toShop: "Ir a la tienda",
    order: (number) => `Pedido ${number}`,
    goodToKnow: "Bueno saberlo",
    whoever,
    tax: "El IVA se aplica cuando se usa. Mientras no se haya usado nada, puedes desistir de la compra durante 14 días.",
    imprint: "Aviso legal",
  },
};
