import { z } from "zod";
import { type GroundColours, groundColours } from "../../../core/ground-colours.ts";
import { localMoment } from "../../../core/local-time.ts";
import type { Locale } from "../../../core/locale.ts";
import { textField } from "../fields/block-fields.ts";
import { htmlDocument } from "../rich-text/html-document.ts";
import { readRichText } from "../rich-text/read-rich-text.ts";
import type { LinkSurroundings } from "../values/content-link.ts";
import { listOf, recordOf } from "../values/json.ts";
import { momentOf } from "../values/moment-field.ts";
import { type BarWord, barWords } from "./bar-words.ts";
import { type BarText, barText } from "./texts.ts";

/** A bar over the page (chrome document, section 3, action bar). */
export interface ActionBar {
  /** By what its dismissal is remembered. */
  readonly id: string;
  readonly words: readonly BarWord[];
  readonly colours: GroundColours | null;
  /** Moments with their zone; null: none. */
  readonly countdownEndDate: string | null;
  readonly actionBarEndDate: string | null;
  /** "30. November 2026, 23:59", for who does not see the countdown. */
  readonly endText: string;
  readonly texts: BarText;
}

export interface BarReading extends LinkSurroundings {
  readonly locale: Locale;
  readonly now: Date;
  readonly leftOut: (what: string) => void;
  /** Hears of a countdown whose end is past. */
  readonly countdownPast: (end: string) => void;
}

const fields = z.object({
  _uid: textField,
  id: textField,
  color: textField,
  backgroundColor: textField,
  countdownEndDate: textField,
  actionBarEndDate: textField,
});

/** Reads a field `bar`: the first bar in it, or null where there is none, it says nothing, or its time is over. */
export function readActionBar(field: unknown, reading: BarReading): ActionBar | null {
  const written = recordOf(listOf(field)[0]);
  if (written.component !== "action-bar") return null;
  const { _uid, id, color, backgroundColor, ...dates } = fields.parse({ ...written });
  const document = typeof written.text === "string" ? htmlDocument(written.text) : written.text;
  const words = barWords(readRichText(document, reading));
  const [countdown, end] = [momentOf(dates.countdownEndDate), momentOf(dates.actionBarEndDate)];
  if (words.length === 0 || (end !== null && end <= reading.now)) return null;
  const running = countdown !== null && countdown > reading.now ? countdown : null;
  if (countdown !== null && running === null) reading.countdownPast(countdown.toISOString());
  const colours = groundColours(backgroundColor, color);
  if (colours === null && (backgroundColor !== "" || color !== ""))
    reading.leftOut("colours of a bar that cannot be read");
  return {
    id: (id || _uid).replaceAll(/[^\w-]/g, "").slice(0, 60) || "bar",
    words,
    colours,
    countdownEndDate: running?.toISOString() ?? null,
    actionBarEndDate: end?.toISOString() ?? null,
    endText: running === null ? "" : localMoment(running, reading.locale, "minute"),
    texts: barText(reading.locale),
  };
}
