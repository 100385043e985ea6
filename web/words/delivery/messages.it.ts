import { counted } from "../../../core/counted.ts";
import type { de } from "./messages.de.ts";

export const it: typeof de = {
  ways: {
    letter: "Lettera",
    parcel: "Pacco",
    xl: "Pacco XL",
    bulky: "Corriere per merci ingombranti",
    pickup: "Punto di ritiro",
    express: "Express",
  },
  details: {
    letter: "Nella tua cassetta delle lettere",
    parcel: "In cartone riciclato, senza firma",
    xl: "Ben imballato, fino alla tua porta",
    bulky: "Su appuntamento, fino al bordo strada",
    pickup: "Vicino al tuo indirizzo; il corriere ti scrive quale",
    express: "Prima in laboratorio, poi con corriere espresso",
  },
  parcels: counted("it", { one: "Arriva in un pacco", many: "Arriva in # di pacchi", other: "Arriva in # pacchi" }),
  parcel: (count, size, weight) => `${count} × ${size}, ${weight} di merce`,
  byMail: {
    title: "Arriva per e-mail, senza spedizione",
    text: "Con codice e PDF da stampare, appena hai pagato o nel giorno che hai scelto.",
    short: "per e-mail",
    noTax: "L’IVA si applica solo all’utilizzo.",
  },
};
