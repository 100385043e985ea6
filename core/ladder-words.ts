import type { LadderDrop } from "./ladder-drops.ts";
import type { LadderFault } from "./ladders.ts";
import type { Language, Locale } from "./locale.ts";
import { formatMoney } from "./money.ts";
import { textsFor, textsIn } from "./texts.ts";

/** The fault as a sentence that names the lines. */
export function ladderSentence(
  { what, lines: [one, other], at }: Omit<LadderFault, "path">,
  language: Language,
): string {
  const say = textsIn(words, language);
  if (what === "overlap") return say.overlap(one, other ?? one, at);
  if (what === "backwards") return say.backwards(one, at);
  return at === "" ? say.open(one) : say.gap(one, at);
}

/** A total that falls as a sentence that names both steps; lists are kept in euros. */
export function dropSentence({ names: [less, more], amounts: [before, after] }: LadderDrop, locale: Locale): string {
  const money = (amount: number) => formatMoney({ amount, currency: "EUR" }, locale);
  return textsFor(words, locale).drop(less, money(before), more, money(after));
}

const de = {
  overlap: (one: number, other: number, at: string) =>
    `Zeile ${one} und Zeile ${other} überschneiden sich${at && ` bei ${at}`}: Es ist nicht klar, welche gilt`,
  backwards: (one: number, at: string) => `Zeile ${one} endet am ${at}, bevor sie beginnt`,
  open: (one: number) => `Nach Zeile ${one} fehlt eine Zeile ohne Ende: Darüber gilt nichts`,
  gap: (one: number, at: string) => `Bei ${at} ist eine Lücke: Zeile ${one} schließt nicht an`,
  drop: (less: string, before: string, more: string, after: string) =>
    `${less} kostet ${before} und damit mehr als ${more} mit ${after}`,
};

const words: Readonly<Record<Language, typeof de>> = {
  de,
  en: {
    overlap: (one, other, at) =>
      `line ${one} and line ${other} overlap${at && ` at ${at}`}: it is not clear which one counts`,
    backwards: (one, at) => `line ${one} ends on ${at}, before it begins`,
    open: (one) => `a line without end is missing after line ${one}: nothing counts above it`,
    gap: (one, at) => `there is a gap at ${at}: line ${one} does not join on`,
    drop: (less, before, more, after) => `${less} costs ${before}, more than ${more} at ${after}`,
  },
  es: {
    overlap: (one, other, at) =>
      `La línea ${one} y la línea ${other} se solapan${at && ` en ${at}`}: no está claro cuál se aplica`,
    backwards: (one, at) => `La línea ${one} termina el ${at}, antes de empezar`,
    open: (one) => `Después de la línea ${one} falta una línea sin límite: por encima no se aplica nada`,
    gap: (one, at) => `En ${at} hay un hueco: la línea ${one} no enlaza`,
    drop: (less, before, more, after) => `${less} cuesta ${before}, más que ${more} con ${after}`,
  },
  fr: {
    overlap: (one, other, at) =>
      `Les lignes ${one} et ${other} se chevauchent${at && ` à ${at}`} : on ne sait pas laquelle s’applique`,
    backwards: (one, at) => `La ligne ${one} se termine le ${at}, avant de commencer`,
    open: (one) => `Il manque une ligne sans limite après la ligne ${one} : rien ne s’applique au-delà`,
    gap: (one, at) => `Il y a un trou à ${at} : la ligne ${one} ne s’enchaîne pas`,
    drop: (less, before, more, after) => `${less} coûte ${before}, plus que ${more} à ${after}`,
  },
  it: {
    overlap: (one, other, at) =>
      `La riga ${one} e la riga ${other} si sovrappongono${at && ` a ${at}`}: non è chiaro quale vale`,
    backwards: (one, at) => `La riga ${one} finisce il ${at}, prima di cominciare`,
    open: (one) => `Dopo la riga ${one} manca una riga senza fine: oltre non vale nulla`,
    gap: (one, at) => `A ${at} c’è un vuoto: la riga ${one} non si collega`,
    drop: (less, before, more, after) => `${less} costa ${before}, più di ${more} a ${after}`,
  },
  nl: {
    overlap: (one, other, at) =>
      `Regel ${one} en regel ${other} overlappen elkaar${at && ` bij ${at}`}: het is niet duidelijk welke geldt`,
    backwards: (one, at) => `Regel ${one} eindigt op ${at}, voordat hij begint`,
    open: (one) => `Na regel ${one} ontbreekt een regel zonder einde: daarboven geldt niets`,
    gap: (one, at) => `Bij ${at} zit een gat: regel ${one} sluit niet aan`,
    drop: (less, before, more, after) => `${less} kost ${before}, meer dan ${more} voor ${after}`,
  },
};
