import type { OfficeOrder } from "../../../services/orders/contract.ts";
import { useLocale } from "../../messages/context.tsx";
import { timeText } from "../data/time-text.ts";
import type { OfficeMessages } from "../messages.de.ts";
import { useOfficeMessages } from "../messages.ts";
import { stopWords } from "./stop-notice.tsx";

type Transition = OfficeOrder["transitions"][number];

/** Who moved the order when, from where to where and why, the newest first. */
export function OrderTrail({ transitions }: { readonly transitions: OfficeOrder["transitions"] }) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const now = new Date();
  return (
    <section className="order-part">
      <h3>{t.trail.title}</h3>
      <ol className="entries">
        {transitions.toReversed().map((entry) => {
          const why = whyText(entry, t);
          return (
            <li key={`${entry.at} ${entry.to}`} className="entry trail-entry">
              <div>
                <b>
                  <span aria-hidden="true">{stepText(entry, t, t.trail.step)}</span>
                  <span className="visually-hidden">{stepText(entry, t, t.trail.stepRead)}</span>
                </b>
                <p className="mute entry-fact">
                  {entry.name ?? t.trail.actor[entry.actor]}
                  {why && `: ${why}`}
                </p>
              </div>
              <time className="mute entry-fact num" dateTime={entry.at}>
                {timeText(entry.at, locale, now)}
              </time>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function stepText({ from, to }: Transition, t: OfficeMessages, words: (from: string, to: string) => string): string {
  return from === null ? t.trail.first(t.state[to]) : words(t.state[from], t.state[to]);
}

/** Operators write sentences; the shop's own reasons are keys and are said in the operator's language. */
export function whyText({ actor, why }: Pick<Transition, "actor" | "why">, t: OfficeMessages): string | null {
  if (why === null || actor === "operator" || actor === "customer") return why;
  if (actor === "payment") return why in t.payments.method ? t.payments.method[why as "test" | "stripe"] : why;
  if (actor === "print") return stopWords(why, t.stop).title;
  return why === "nothing to print" ? t.trail.nothingToPrint : why;
}
