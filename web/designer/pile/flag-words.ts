import { formatSides } from "../../../core/length-text.ts";
import type { Locale } from "../../../core/locale.ts";
import { percentText } from "../../../core/number-text.ts";
import type { Messages } from "../../words/messages.generated.ts";
import type { Flag } from "./eye.ts";
import type { Print } from "./use-pile.ts";

type Words = Messages["designer"]["pile"];

const wholePercent = (share: number, locale: Locale) => percentText(Math.round(share / 10_000) / 100, locale);

/** The few words in the corner of a print. */
export const markOf = (flag: Flag, t: Words, locale: Locale): string =>
  flag.reason === "cut" ? t.marks.cut({ percent: wholePercent(flag.share, locale) }) : t.marks[flag.reason];

/** One fact as a heading, and a sentence. */
export function factOf({ flag, stock }: Print, t: Words, locale: Locale): readonly [title: string, text: string] {
  const { reasons } = t;
  switch (flag?.reason) {
    case "cut":
      return [reasons.cut({ percent: wholePercent(flag.share, locale) }), `${reasons.cutSides[flag.sides]}.`];
    case "face":
      return [reasons.face, reasons.faceText];
    case "small":
      return [
        reasons.small({ size: formatSides(stock.format, locale) }),
        flag.refused ? reasons.refused : reasons.blurredText,
      ];
    case "blurred":
      return [reasons.blurred, reasons.blurredText];
    case "turned":
      return [reasons.turned, reasons.skies[flag.sky]];
    case "twin":
      return [reasons.twin({ n: flag.of }), reasons.twinText];
    default:
      return [reasons.empty, reasons.emptyText];
  }
}
