import { useState } from "react";
import {
  contentTokensPath,
  type NewToken,
  type TokenFacts,
  type TokenList,
} from "../../../../services/content/contract.ts";
import { Button } from "../../../../ui/button.tsx";
import { Table } from "../../../../ui/table.tsx";
import { useLocale } from "../../../words/context.tsx";
import { officeApi, useMay } from "../../api/use-office.ts";
import { ListBody } from "../../data/list-room.tsx";
import { officePages } from "../../data/office-paths.ts";
import { timeText } from "../../data/time-text.ts";
import { useList } from "../../data/use-list.ts";
import { AskDialog } from "../../frame/ask-dialog.tsx";
import { useSay } from "../../frame/news.tsx";
import { NewTokenNote } from "./new-token-note.tsx";
import { TokenForm } from "./token-form.tsx";
import { tokenWords } from "./words.ts";
import "./tokens.css";

/** Who else may read or write the content: tokens of other programs. */
export default function Tokens() {
  const t = tokenWords(useLocale());
  const mayGive = useMay("content-publish");
  return (
    <div className="tokens">
      <h2>{t.title}</h2>
      <p className="mute small">{t.text}</p>
      {mayGive ? <Given /> : <p className="label">{t.onlyAdmins}</p>}
    </div>
  );
}

function Given() {
  const locale = useLocale();
  const t = tokenWords(locale);
  const say = useSay();
  const [made, setMade] = useState<{ readonly token: string; readonly name: string } | null>(null);
  const [leaving, setLeaving] = useState<TokenFacts | null>(null);
  const list = useList<TokenList>({ at: officePages.contentTokens, path: contentTokensPath });
  const nameOf = ({ name }: TokenFacts) => name || t.unnamed;

  function take({ token, tokens }: NewToken, name: string) {
    setMade({ token, name });
    list.put({ tokens });
  }

  return (
    <>
      <TokenForm t={t} onMade={take} />
      {made && <NewTokenNote key={made.token} t={t} {...made} onDone={() => setMade(null)} />}
      <ListBody list={list} rows={({ tokens }) => tokens} empty={{ icon: "lock", title: t.none }}>
        {(tokens) => (
          <Table<TokenFacts>
            caption={t.title}
            groups={[{ key: "all", rows: tokens }]}
            rowKey={({ id }) => String(id)}
            columns={[
              { key: "name", head: t.name, wide: true, cell: nameOf },
              { key: "kind", head: t.kind, cell: ({ kind }) => t.kinds[kind] },
              {
                key: "made",
                head: t.createdBy,
                cell: ({ createdAt, author }) => {
                  const when = timeText(createdAt, locale, new Date());
                  return author === null ? when : t.by({ when, author });
                },
              },
              {
                key: "used",
                head: t.used,
                cell: ({ usedAt }) => (usedAt === null ? t.never : timeText(usedAt, locale, new Date())),
              },
              {
                key: "revoke",
                head: <span className="visually-hidden">{t.revoke}</span>,
                align: "end",
                cell: (row) => (
                  <Button
                    small
                    look="ghost"
                    aria-label={t.revokeOf({ name: nameOf(row) })}
                    onClick={() => setLeaving(row)}
                  >
                    {t.revoke}
                  </Button>
                ),
              },
            ]}
          />
        )}
      </ListBody>
      <AskDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={leaving ? t.revokeTitle({ name: nameOf(leaving) }) : ""}
        text={t.revokeText}
        submit={t.revoke}
        send={() => officeApi().del<TokenList>(`${contentTokensPath}/${leaving?.id}`)}
        onDone={(left) => {
          list.put(left);
          if (leaving) say(t.revoked({ name: nameOf(leaving) }));
        }}
      />
    </>
  );
}
