import { counted } from "../../../core/counted.ts";
import type { de } from "./messages.de.ts";

export const nl: typeof de = {
  ways: {
    letter: "Brief",
    parcel: "Pakket",
    xl: "XL-pakket",
    bulky: "Transporteur",
    pickup: "Afhaalpunt",
    express: "Express",
  },
  details: {
    letter: "In je brievenbus",
    parcel: "In gerecycled karton, zonder handtekening",
    xl: "Goed verpakt, tot aan je voordeur",
    bulky: "Op afspraak, tot aan de stoeprand",
    pickup: "Bij jou in de buurt; de bezorger schrijft je welk",
    express: "Eerst in het atelier, dan met de koerier",
  },
  parcels: counted("nl", { one: "Komt in één pakket", other: "Komt in # pakketten" }),
  parcel: (count, size, weight) => `${count} × ${size}, ${weight} goederen`,
  byMail: {
    title: "Komt per e-mail, zonder verzending",
    text: "Met code en pdf om te printen, zodra je hebt betaald of op de dag die je hebt gekozen.",
    short: "per e-mail",
    noTax: "Btw betaal je pas bij het inwisselen.",
  },
};
