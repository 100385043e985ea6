import type { LadderFault } from "./ladders.ts";
import type { Language } from "./locale.ts";

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

const german = {
  overlap: (one: number, other: number, at: string) =>
    `Zeile ${one} und Zeile ${other} überschneiden sich${at && ` bei ${at}`}: Es ist nicht klar, welche gilt`,
  backwards: (one: number, at: string) => `Zeile ${one} endet am ${at}, bevor sie beginnt`,
  open: (one: number) => `Nach Zeile ${one} fehlt eine Zeile ohne Ende: Darüber gilt nichts`,
  gap: (one: number, at: string) => `Bei ${at} ist eine Lücke: Zeile ${one} schließt nicht an`,
};
const english = {
  overlap: (one: number, other: number, at: string) =>
    `line ${one} and line ${other} overlap${at && ` at ${at}`}: it is not clear which one counts`,
  backwards: (one: number, at: string) => `line ${one} ends on ${at}, before it begins`,
  open: (one: number) => `a line without end is missing after line ${one}: nothing counts above it`,
  gap: (one: number, at: string) => `there is a gap at ${at}: line ${one} does not join on`,
};
