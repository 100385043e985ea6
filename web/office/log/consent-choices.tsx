import { type ConsentCounts, consentPaths } from "../../../services/consent/contract.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { type Column, Table } from "../../../ui/table.tsx";
import { useLocale } from "../../words/context.tsx";
import { ListAnswer } from "../data/answer-wait.tsx";
import { NoRows } from "../data/list-room.tsx";
import type { Asked } from "../data/use-answer.ts";
import { useGet } from "../data/use-get.ts";
import { useLogText } from "./words.ts";

/** Choices about consent, asked for beside the other list of the room. */
export const useConsentCounts = () => useGet<ConsentCounts>(consentPaths.counts);

/** Choices about consent by day and version of what was asked, and the same as a table to take along. */
export function ConsentChoices({ answer, reload }: Pick<Asked<ConsentCounts>, "answer" | "reload">) {
  const t = useLogText();
  const locale = useLocale();
  const number = (key: "all" | "some" | "none", head: string): Column<ConsentCounts["counts"][number]> => ({
    key,
    head,
    align: "end",
    phone: "named",
    cell: (row) => row[key].toLocaleString(locale),
  });
  const dateText = (day: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day));
  const columns: readonly Column<ConsentCounts["counts"][number]>[] = [
    { key: "day", head: t.day, cell: ({ day }) => <b>{dateText(day)}</b> },
    { key: "version", head: t.version, align: "end", phone: "named", cell: ({ version }) => version },
    number("all", t.all),
    number("some", t.some),
    number("none", t.refused),
  ];
  return (
    <section className="log-consents">
      <h2>{t.consents}</h2>
      <ListAnswer answer={answer} onRetry={() => void reload()}>
        {({ counts }) =>
          counts.length === 0 ? (
            <NoRows empty={{ icon: "info", title: t.noChoices, text: t.noChoicesText }} />
          ) : (
            <>
              <Table
                caption={t.consents}
                columns={columns}
                groups={[{ key: "all", rows: counts }]}
                rowKey={({ day, version }) => `${day} ${version}`}
              />
              <Link underlined href={consentPaths.file} download>
                <Icon name="download" small />
                {t.download}
              </Link>
            </>
          )
        }
      </ListAnswer>
    </section>
  );
}
