import type { Subscriber } from "../../../services/newsletter/contract.ts";
import { type Column, Table } from "../../../ui/table.tsx";
import type { Tone } from "../../../ui/tone.ts";
import { useLocale } from "../../words/context.tsx";
import { timeText } from "../data/time-text.ts";
import { ToneChip } from "../orders/state-chip.tsx";
import { useNewsletterText } from "./words.ts";

const tones: Readonly<Record<Subscriber["state"], Tone>> = { asked: "info", confirmed: "ok", ended: "plain" };

/** Subscribers as rows, with the proof of each consent. */
export function SubscriberTable({ subscribers }: { readonly subscribers: readonly Subscriber[] }) {
  const t = useNewsletterText();
  const places: Readonly<Record<string, string>> = t.places;
  const locale = useLocale();
  const now = new Date();
  const columns: readonly Column<Subscriber>[] = [
    { key: "email", head: t.address, wide: true, cell: ({ email }) => <b className="newsletter-address">{email}</b> },
    { key: "state", head: t.state, cell: ({ state }) => <ToneChip tone={tones[state]}>{t.states[state]}</ToneChip> },
    { key: "locale", head: t.language, cell: (one) => one.locale },
    {
      key: "consent",
      head: t.consent,
      wide: true,
      cell: ({ consents }) => (
        <ul className="newsletter-proof">
          {consents.map(({ deed, at, place, textVersion }) => (
            <li key={at + deed}>
              {[
                timeText(at, locale, now),
                t.deeds[deed],
                places[place] ?? place,
                t.textVersion({ version: textVersion }),
              ].join(", ")}
            </li>
          ))}
        </ul>
      ),
    },
  ];
  return (
    <Table caption={t.title} columns={columns} groups={[{ key: "all", rows: subscribers }]} rowKey={({ id }) => id} />
  );
}
