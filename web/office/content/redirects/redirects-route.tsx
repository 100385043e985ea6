import { useNavigate } from "react-router";
import {
  type Redirect,
  type RedirectKey,
  type RedirectList,
  redirectsPath,
} from "../../../../services/content/contract.ts";
import { Button } from "../../../../ui/button.tsx";
import { Table } from "../../../../ui/table.tsx";
import { useLocale } from "../../../words/context.tsx";
import { officeApi, useMay } from "../../api/use-office.ts";
import { problemText } from "../../data/failed-answer.tsx";
import { ListBody, ListSearch } from "../../data/list-room.tsx";
import { officePages } from "../../data/office-paths.ts";
import { timeText } from "../../data/time-text.ts";
import { useList } from "../../data/use-list.ts";
import { useSubmit } from "../../data/use-submit.ts";
import { useSay } from "../../frame/news.tsx";
import { useOfficeMessages } from "../../messages.ts";
import { RedirectForm } from "./redirect-form.tsx";
import { redirectWords } from "./words.ts";
import "./redirects.css";

/** Where visitors of old addresses are sent: by pages that moved, and by hand. */
export default function Redirects() {
  const locale = useLocale();
  const t = redirectWords(locale);
  const words = useOfficeMessages();
  const mayWrite = useMay("content-publish");
  const say = useSay();
  const navigate = useNavigate();
  const list = useList<RedirectList>({ at: officePages.contentRedirects, path: redirectsPath });

  const removing = useSubmit(
    (key: RedirectKey) => officeApi().del<RedirectList>(redirectsPath, { body: key }),
    (_, { path }) => {
      say(t.removed({ path }));
      void list.reload();
    },
  );
  async function remove({ kind, lang, path }: RedirectKey) {
    const why = await removing.submit({ kind, lang, path });
    if (why) say(problemText(why, words.problems), "warn");
  }

  return (
    <div className="redirects">
      <h2>{t.title}</h2>
      <p className="mute small">{t.text}</p>
      {mayWrite && (
        <RedirectForm
          t={t}
          onWritten={(written) => {
            if (list.choice.search === "") list.put(written);
            else void navigate(list.address({ search: "" }));
          }}
        />
      )}
      <ListSearch list={list} label={t.search} />
      <ListBody
        list={list}
        rows={({ redirects }) => redirects}
        empty={{ icon: "arrow-right", title: t.none, text: t.noneText }}
      >
        {(redirects) => (
          <Table<Redirect>
            caption={t.title}
            groups={[{ key: "all", rows: redirects }]}
            rowKey={({ kind, lang, path }) => `${kind} ${lang} ${path}`}
            columns={[
              { key: "from", head: t.from, wide: true, cell: (row) => addressOf(row, row.path) },
              { key: "to", head: t.to, wide: true, cell: (row) => addressOf(row, row.target) },
              {
                key: "why",
                head: t.why,
                cell: ({ author, at }) =>
                  `${author === null ? t.moved : t.writtenBy({ name: author })}, ${timeText(at, locale, new Date())}`,
              },
              {
                key: "remove",
                head: <span className="visually-hidden">{t.removeShort}</span>,
                align: "end",
                cell: (row) =>
                  mayWrite && (
                    <Button
                      small
                      look="ghost"
                      aria-label={t.remove({ path: row.path })}
                      onClick={() => void remove(row)}
                    >
                      {t.removeShort}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </ListBody>
    </div>
  );
}

/** As in the browser's address line, with the language where it is another than the default one. */
const addressOf = ({ kind, lang }: Redirect, path: string) =>
  kind === "written" ? path : `/${path}${lang === "" ? "" : ` (${lang})`}`;
