import { useState } from "react";
import {
  contentTokensPath,
  type NewToken,
  type TokenFacts,
  type TokenList,
} from "../../../../services/content/contract.ts";
import { Button } from "../../../../ui/button.tsx";
import { Table } from "../../../../ui/table.tsx";
import { Toasts, useToasts } from "../../../../ui/toast.tsx";
import { useLocale } from "../../../messages/context.tsx";
import { AnswerWait } from "../../data/answer-wait.tsx";
import { timeText } from "../../data/time-text.ts";
import { useGet } from "../../data/use-get.ts";
import { useOfficeMessages } from "../../messages.ts";
import { officeApi, useMay } from "../../session/use-office.ts";
import { AskDialog } from "../ask-dialog.tsx";
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
  const words = useOfficeMessages();
  const [made, setMade] = useState<{ readonly token: string; readonly name: string } | null>(null);
  const [leaving, setLeaving] = useState<TokenFacts | null>(null);
  const { toasts, show, dismiss } = useToasts();
  const { answer, reload, put } = useGet<TokenList>(contentTokensPath);
  const nameOf = ({ name }: TokenFacts) => name || t.unnamed;

  function take({ token, tokens }: NewToken, name: string) {
    setMade({ token, name });
    put({ tokens });
  }
  async function revoke(token: TokenFacts) {
    const done = await officeApi().del<TokenList>(`${contentTokensPath}/${token.id}`);
    if (!done.ok) return done.error;
    put(done.value);
    show({ id: "token", text: t.revoked(nameOf(token)), tone: "ok" });
    return null;
  }

  return (
    <>
      <TokenForm t={t} onMade={take} />
      {made && <NewTokenNote key={made.token} t={t} {...made} onDone={() => setMade(null)} />}
      <AnswerWait answer={answer} onRetry={() => void reload()} />
      {answer.kind === "ready" && (
        <Table<TokenFacts>
          caption={t.title}
          groups={[{ key: "all", rows: answer.value.tokens }]}
          rowKey={({ id }) => String(id)}
          columns={[
            { key: "name", head: t.name, wide: true, cell: nameOf },
            { key: "kind", head: t.kind, cell: ({ kind }) => t.kinds[kind] },
            {
              key: "made",
              head: t.createdBy,
              cell: ({ createdAt, author }) => t.by(timeText(createdAt, locale, new Date()), author),
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
                <Button small look="ghost" aria-label={t.revokeOf(nameOf(row))} onClick={() => setLeaving(row)}>
                  {t.revoke}
                </Button>
              ),
            },
          ]}
        />
      )}
      <AskDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={leaving ? t.revokeTitle(nameOf(leaving)) : ""}
        text={t.revokeText}
        submit={t.revoke}
        onSubmit={async () => (leaving ? revoke(leaving) : null)}
      />
      <Toasts toasts={toasts} onDismiss={dismiss} dismissLabel={words.frame.close} />
    </>
  );
}
