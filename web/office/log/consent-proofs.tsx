import { type FormEvent, useState } from "react";
import type { Problem } from "../../../core/http/problem.ts";
import { type ConsentProof, consentPaths } from "../../../services/consent/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { type Column, Table } from "../../../ui/table.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useLocale } from "../../messages/context.tsx";
import { problemText } from "../data/failed-answer.tsx";
import { timeText } from "../data/time-text.ts";
import { useOfficeMessages } from "../messages.ts";
import { officeApi } from "../session/use-office.ts";
import { useLogText } from "./words.ts";

type Choice = ConsentProof["choices"][number];
type Shown = { readonly choices: readonly Choice[] } | { readonly problem: Problem };

/** What somebody decided about consent, by the number that she reads in her settings. */
export function ConsentProofs() {
  const t = useLogText();
  const { problems } = useOfficeMessages();
  const [number, setNumber] = useState("");
  const [shown, setShown] = useState<Shown | null>(null);

  async function show(event: FormEvent) {
    event.preventDefault();
    const id = number.trim();
    if (id === "") return;
    const answer = await officeApi().get<ConsentProof>(consentPaths.proof(encodeURIComponent(id)));
    setShown(answer.ok ? answer.value : { problem: answer.error });
  }
  return (
    <section className="log-consents">
      <h2>{t.proof}</h2>
      <form className="log-proof" aria-label={t.proof} onSubmit={(event) => void show(event)}>
        <TextInput
          label={t.number}
          hint={t.proofText}
          value={number}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setNumber(target.value)}
        />
        <Button small look="ghost" type="submit">
          {t.show}
        </Button>
      </form>
      <div aria-live="polite">
        {shown && "choices" in shown && <Choices choices={shown.choices} />}
        {shown && "problem" in shown && (
          <Notice tone="info">
            {[404, 422].includes(shown.problem.status) ? t.noProof : problemText(shown.problem, problems)}
          </Notice>
        )}
      </div>
    </section>
  );
}

function Choices({ choices }: { readonly choices: readonly Choice[] }) {
  const t = useLogText();
  const locale = useLocale();
  const now = new Date();
  const list = (ids: readonly string[]) => (ids.length === 0 ? t.nothing : ids.join(", "));
  const columns: readonly Column<Choice>[] = [
    { key: "at", head: t.at, cell: ({ at }) => <b>{timeText(at, locale, now)}</b> },
    { key: "way", head: t.way, cell: ({ way }) => t.ways[way] },
    { key: "granted", head: t.granted, wide: true, phone: "named", cell: ({ granted }) => list(granted) },
    { key: "declined", head: t.declined, wide: true, phone: "named", cell: ({ declined }) => list(declined) },
    { key: "version", head: t.version, align: "end", phone: "named", cell: ({ version }) => version },
    { key: "locale", head: t.language, phone: "named", cell: ({ locale: of }) => of },
  ];
  return <Table caption={t.proof} columns={columns} groups={[{ key: "all", rows: choices }]} rowKey={({ at }) => at} />;
}
