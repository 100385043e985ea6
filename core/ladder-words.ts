import type { LadderDrop } from "./ladder-drops.ts";
import type { LadderFault } from "./ladders.ts";
import { type Language, type Locale, languageOf } from "./locale.ts";
import { formatMoney } from "./money.ts";

/** The fault as a sentence that names the lines. */
export function ladderSentence(
  { what, lines: [one, other], at }: Omit<LadderFault, "path">,
  language: Language,
): string {
  const words = language === "de" ? german : english;
  if (what === "overlap") return words.overlap(one, other ?? one, at);
  if (what === "backwards") return words.backwards(one, at);
  return at === "" ? words.open(one) : words.gap(one, at);
}

/** A total that falls as a sentence that names both steps; lists are kept in euros. */
export function dropSentence({ names: [less, more], amounts: [before, after] }: LadderDrop, locale: Locale): string {
  const money = (amount: number) => formatMoney({ amount, currency: "EUR" }, locale);
  const words = languageOf(locale) === "de" ? german : english;
  return words.drop(less, money(before), more, money(after));
}

const german = {
  overlap: (one: number, other: number, at: string) =>
    `Zeile ${one} und Zeile ${other} überschneiden sich${at && ` bei ${at}`}: Es ist nicht klar, welche gilt`,
  backwards: (one: number, at: string) => `Zeile ${one} endet am ${at}, bevor sie beginnt`,
  open: (one: number) => `Nach Zeile ${one} fehlt eine Zeile ohne Ende: Darüber gilt nichts`,
  gap: (one: number, at: string) => `Bei ${at} ist eine Lücke: Zeile ${one} schließt nicht an`,
  drop: (less: string, before: string, more: string, after: string) =>
    `${less} kostet ${before} und damit mehr als ${more} mit ${after}`,
};
const english = {
  overlap: (one: number, other: number, at: string) =>
    `line ${one} and line ${other} overlap${at && ` at ${at}`}: it is not clear which one counts`,
  backwards: (one: number, at: string) => `line ${one} ends on ${at}, before it begins`,
  open: (one: number) => `a line without end is missing after line ${one}: nothing counts above it`,
  gap: (one: number, at: string) => `there is a gap at ${at}: line ${one} does not join on`,
  drop: (less: string, before: string, more: string, after: string) =>
    `${less} costs ${before}, more than ${more} at ${after}`,
};
