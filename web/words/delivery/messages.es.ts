import { counted } from "../../../core/counted.ts";
import type { de } from "./messages.de.ts";

export const es: typeof de = {
  ways: {
    letter: "Carta",
    parcel: "Paquete",
    xl: "Paquete XL",
    bulky: "Transporte especial",
    pickup: "Punto de recogida",
    express: "Exprés",
  },
  details: {
    letter: "En tu buzón",
    parcel: "En cartón reciclado, sin firma",
    xl: "Bien embalado, hasta tu puerta",
    bulky: "Con cita previa, hasta el portal",
    pickup: "Cerca de tu dirección; el transportista te escribirá cuál",
    express: "Primero en el taller, después por mensajero",
  },
  parcels: counted("es", { one: "Llega en un paquete", many: "Llega en # de paquetes", other: "Llega en # paquetes" }),
  parcel: (count, size, weight) => `${count} × ${size}, ${weight} de mercancía`,
  byMail: {
    title: "Llega por correo electrónico, sin envío",
    text: "Con código y PDF para imprimir, en cuanto hayas pagado o el día que hayas elegido.",
    short: "por correo electrónico",
    noTax: "El IVA se aplica cuando se usa.",
  },
};
