import { useState } from "react";
import { type ConsentProof, consentPaths } from "../../../services/consent/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { type Column, Table } from "../../../ui/table.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useLocale } from "../../words/context.tsx";
import { officeApi } from "../api/use-office.ts";
import { problemText } from "../data/failed-answer.tsx";
import { timeText } from "../data/time-text.ts";
import { useSubmit } from "../data/use-submit.ts";
import { useOfficeMessages } from "../messages.ts";
import { useLogText } from "./words.ts";

type Choice = ConsentProof["choices"][number];

/** What somebody decided about consent, by the number that she reads in her settings. */
export function ConsentProofs() {
  const t = useLogText();
  const { problems } = useOfficeMessages();
  const [number, setNumber] = useState("");
  const asking = useSubmit((id: string) => officeApi().get<ConsentProof>(consentPaths.proof(encodeURIComponent(id))));

  return (
    <section className="log-consents">
      <h2>{t.proof}</h2>
      <Form
        className="log-proof"
        aria-label={t.proof}
        onSend={() => number.trim() !== "" && asking.submit(number.trim())}
      >
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
      </Form>
      <div aria-live="polite">
        {asking.value && <Choices choices={asking.value.choices} />}
        {asking.problem && (
          <Notice tone="info">
            {[404, 422].includes(asking.problem.status) ? t.noProof : problemText(asking.problem, problems)}
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
