import type { OfficeOrder } from "../../../services/orders/contract.ts";
import { useLocale } from "../../words/context.tsx";
import { timeText, zoneText } from "../data/time-text.ts";
import type { OfficeMessages } from "../messages.ts";
import { useOfficeMessages } from "../messages.ts";
import { whyText } from "./trail-words.ts";

type Transition = OfficeOrder["transitions"][number];

/** Who moved the order when, from where to where and why, the newest first. */
export function OrderTrail({ transitions }: { readonly transitions: OfficeOrder["transitions"] }) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const now = new Date();
  return (
    <section className="order-part">
      <h3>{t.trail.title}</h3>
      <p className="mute small">{t.frame.clock({ zone: zoneText(locale, now) })}</p>
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

function stepText({ from, to }: Transition, t: OfficeMessages, words: OfficeMessages["trail"]["step"]): string {
  return from === null ? t.state[to] : words({ from: t.state[from], to: t.state[to] });
}
