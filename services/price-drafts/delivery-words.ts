import type { Language } from "../../core/locale.ts";
import type { ShippingClass } from "../../core/shipping-class.ts";

interface DeliveryWords {
  readonly classes: Readonly<Record<ShippingClass, string>>;
  readonly methods: Readonly<Record<"standard" | "pickup" | "express", string>>;
}

/** Classes and methods of delivery in the preview of charges. */
export const deliveryWords: Readonly<Record<Language, DeliveryWords>> = {
  de: {
    classes: { letter: "Brief", parcel: "Paket", xl: "Großpaket", bulky: "Sperrgut" },
    methods: { standard: "Standard", pickup: "Abholpunkt", express: "Express" },
  },
  en: {
    classes: { letter: "Letter", parcel: "Parcel", xl: "XL parcel", bulky: "Bulky goods" },
    methods: { standard: "Standard", pickup: "Pick-up point", express: "Express" },
  },
  es: {
    classes: { letter: "Carta", parcel: "Paquete", xl: "Paquete XL", bulky: "Bulto voluminoso" },
    methods: { standard: "Estándar", pickup: "Punto de recogida", express: "Exprés" },
  },
  fr: {
    classes: { letter: "Lettre", parcel: "Colis", xl: "Colis XL", bulky: "Colis encombrant" },
    methods: { standard: "Standard", pickup: "Point relais", express: "Express" },
  },
  it: {
    classes: { letter: "Lettera", parcel: "Pacco", xl: "Pacco XL", bulky: "Ingombrante" },
    methods: { standard: "Standard", pickup: "Punto di ritiro", express: "Express" },
  },
  nl: {
    classes: { letter: "Brief", parcel: "Pakket", xl: "XL-pakket", bulky: "Transporteur" },
    methods: { standard: "Standaard", pickup: "Afhaalpunt", express: "Express" },
  },
};
