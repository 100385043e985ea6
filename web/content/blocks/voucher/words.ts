import { dayStart } from "../../../../core/day-start.ts";

const untilItalianDay = (day: string) => `${{ vowel: "all’", number: "al ", name: "a " }[dayStart(day)]}${day}`;

const de = {
  validTo: (day: string) => `Gültig bis ${day}.`,
  chooseVoucher: "Gutschein gestalten",
  /** Before the amounts that a gift voucher can have. */
  amounts: "Beliebte Beträge:",
  ownAmount: (least: string, most: string) => `Oder ein eigener Betrag von ${least} bis ${most}.`,
};
export type VoucherWords = typeof de;

const en: VoucherWords = {
  validTo: (day) => `Valid until ${day}.`,
  chooseVoucher: "Make a voucher",
  amounts: "Popular amounts:",
  ownAmount: (least, most) => `Or an amount of your own from ${least} to ${most}.`,
};

const es: VoucherWords = {
  validTo: (day) => `Válida hasta el ${day}.`,
  chooseVoucher: "Diseñar la tarjeta regalo",
  amounts: "Importes habituales:",
  ownAmount: (least, most) => `O un importe propio de ${least} a ${most}.`,
};

const fr: VoucherWords = {
  validTo: (day) => `Valable jusqu’au ${day}.`,
  chooseVoucher: "Créer la carte cadeau",
  amounts: "Montants les plus choisis :",
  ownAmount: (least, most) => `Ou un montant de votre choix, de ${least} à ${most}.`,
};

const it: VoucherWords = {
  validTo: (day) => `Valido fino ${untilItalianDay(day)}.`,
  chooseVoucher: "Crea il buono regalo",
  amounts: "Importi più scelti:",
  ownAmount: (least, most) => `O un importo a scelta da ${least} a ${most}.`,
};

const nl: VoucherWords = {
  validTo: (day) => `Geldig tot en met ${day}.`,
  chooseVoucher: "Cadeaubon ontwerpen",
  amounts: "Geliefde bedragen:",
  ownAmount: (least, most) => `Of een eigen bedrag van ${least} tot ${most}.`,
};

export const voucherWords = { de, en, es, fr, it, nl, "en-US": { ...en, chooseVoucher: "Make a gift card" } };
