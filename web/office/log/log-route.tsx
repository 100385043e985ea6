import { browserLogPaths, type LogCounts } from "../../../services/browser-log/contract.ts";
import { type Column, Table } from "../../../ui/table.tsx";
import { useLocale } from "../../words/context.tsx";
import { ListAnswer } from "../data/answer-wait.tsx";
import { BelowList } from "../data/below-list.tsx";
import { ListHead } from "../data/list-head.tsx";
import { NoRows } from "../data/list-room.tsx";
import { timeText } from "../data/time-text.ts";
import { useGet } from "../data/use-get.ts";
import { ConsentChoices, useConsentCounts } from "./consent-choices.tsx";
import { ConsentProofs } from "./consent-proofs.tsx";
import { useLogText } from "./words.ts";
import "./log.css";

/** What goes wrong in visitors' browsers by name and day, and what they decide about consent. */
export default function BrowserLog() {
  const t = useLogText();
  const { answer, reload } = useGet<LogCounts>(browserLogPaths.counts);
  const consents = useConsentCounts();
  return (
    <>
      <ListHead title={t.title} />
      <ListAnswer answer={answer} onRetry={() => void reload()}>
        {({ counts }) =>
          counts.length > 0 ? (
            <Events counts={counts} />
          ) : (
            <NoRows empty={{ icon: "check", title: t.none, text: t.noneText }} />
          )
        }
      </ListAnswer>
      <BelowList answers={[answer]}>
        <ConsentChoices {...consents} />
      </BelowList>
      <BelowList answers={[answer, consents.answer]}>
        <ConsentProofs />
      </BelowList>
    </>
  );
}

function Events({ counts }: LogCounts) {
  const t = useLogText();
  const locale = useLocale();
  const now = new Date();
  const columns: readonly Column<LogCounts["counts"][number]>[] = [
    { key: "name", head: t.event, cell: ({ name }) => <b>{name}</b> },
    { key: "day", head: t.day, cell: ({ day }) => day },
    { key: "count", head: t.count, align: "end", phone: "named", cell: ({ count }) => count.toLocaleString(locale) },
    { key: "last", head: t.last, phone: "hidden", cell: ({ lastAt }) => timeText(lastAt, locale, now) },
    {
      key: "sample",
      head: t.sample,
      wide: true,
      cell: ({ sample: { page, details } }) => (
        <span className="log-sample">
          {[page, ...Object.entries(details).map(([key, value]) => `${key}: ${value}`)].join("\n")}
        </span>
      ),
    },
  ];
  return (
    <Table
      caption={t.title}
      columns={columns}
      groups={[{ key: "all", rows: counts }]}
      rowKey={({ name, day }) => `${day} ${name}`}
    />
  );
}
