import { counted } from "../../../core/counted.ts";
import type { de } from "./messages.de.ts";

export const en: typeof de = {
  ways: {
    letter: "Letter",
    parcel: "Parcel",
    xl: "XL parcel",
    bulky: "Freight",
    pickup: "Pick-up point",
    express: "Express",
  },
  details: {
    letter: "Into your letter box",
    parcel: "In recycled card, no signature needed",
    xl: "Well packed, to your front door",
    bulky: "By appointment, to the kerb",
    pickup: "Near your address; the carrier will write to you which one",
    express: "First in the workshop, then by courier",
  },
  parcels: counted("en", { one: "Comes in one parcel", other: "Comes in # parcels" }),
  parcel: (count, size, weight) => `${count} × ${size}, ${weight} of goods`,
  byMail: {
    title: "Comes by e-mail, nothing is shipped",
    text: "With a code and a PDF to print, as soon as you have paid or on the day you chose.",
    short: "by e-mail",
    noTax: "Tax falls due when it is used.",
  },
};

export const enUs: typeof de = {
  ...en,
  parcels: counted("en", { one: "Comes in one package", other: "Comes in # packages" }),
  ways: { ...en.ways, parcel: "Package", xl: "XL package" },
  byMail: { ...en.byMail, title: "Comes by email, nothing is shipped", short: "by email" },
  details: {
    ...en.details,
    letter: "Into your mailbox",
    bulky: "By appointment, to the curb",
  },
};
