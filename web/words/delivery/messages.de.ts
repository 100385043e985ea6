import { counted } from "../../../core/counted.ts";
export const de = {
  ways: {
    letter: "Brief",
    parcel: "Paket",
    xl: "XL-Paket",
    bulky: "Spedition",
    pickup: "Abholpunkt",
    express: "Express",
  },
  details: {
    letter: "In den Briefkasten",
    parcel: "In Recyclingkarton, ohne Unterschrift",
    xl: "Gut verpackt, bis an die Haustür",
    bulky: "Mit Termin, bis an die Bordsteinkante",
    pickup: "In der Nähe deiner Adresse; welcher, schreibt dir der Paketdienst",
    express: "Zuerst in die Werkstatt, dann mit Kurier",
  },
  parcels: counted("de", { one: "Kommt in einem Paket", other: "Kommt in # Paketen" }),
  parcel: (count: number, size: string, weight: string) => `${count} × ${size}, ${weight} Ware`,
  byMail: {
    title: "Kommt per E-Mail, ohne Versand",
    text: "Mit Code und PDF zum Ausdrucken, sobald du bezahlt hast oder an dem Tag, den du gewählt hast.",
    short: "per E-Mail",
    noTax: "Mehrwertsteuer fällt erst beim Einlösen an.",
  },
};
