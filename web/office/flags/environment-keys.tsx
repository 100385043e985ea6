import { useState } from "react";
import { dayValues } from "../../../core/day-start.ts";
import {
  type FlagKeyKind,
  flagKeyKinds,
  type KeyFacts,
  type KeyList,
  type KeyMade,
  officeFlagPaths,
} from "../../../services/flags/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Row } from "../../../ui/layout.tsx";
import { type Column, Table } from "../../../ui/table.tsx";
import { useLocale } from "../../words/context.tsx";
import { officeApi } from "../api/use-office.ts";
import { ListAnswer } from "../data/answer-wait.tsx";
import { timeText } from "../data/time-text.ts";
import { useGet } from "../data/use-get.ts";
import { useSubmit } from "../data/use-submit.ts";
import { AskDialog } from "../frame/ask-dialog.tsx";
import type { Environment } from "./flag-place.ts";
import type { ShownKey } from "./new-keys.tsx";
import { RefusedNotice } from "./refused-notice.tsx";
import { environmentName, useFlagText } from "./words.ts";

interface EnvironmentKeysProps {
  readonly environment: Environment;
  readonly onMade: (key: ShownKey) => void;
}

/** The keys of an environment: another one beside them, and the end of one. */
export function EnvironmentKeys({ environment: { id, name }, onMade }: EnvironmentKeysProps) {
  const t = useFlagText();
  const locale = useLocale();
  const [ending, setEnding] = useState<KeyFacts | null>(null);
  const { answer, reload, put } = useGet<KeyList>(officeFlagPaths.keys(id));
  const making = useSubmit(
    (kind: FlagKeyKind) => officeApi().post<KeyMade>(officeFlagPaths.keys(id), { body: { kind } }),
    (made) => {
      put({ keys: made.keys });
      onMade(made);
    },
  );
  return (
    <section className="flag-part">
      <h2>{t.keysOf({ name: environmentName(name, t) })}</h2>
      <ListAnswer answer={answer} onRetry={() => void reload()}>
        {({ keys }) => <KeyTable keys={keys} onEnd={setEnding} />}
      </ListAnswer>
      {making.problem && <RefusedNotice problem={making.problem} />}
      <Row>
        {flagKeyKinds.map((kind) => (
          <Button
            small
            look="ghost"
            icon="plus"
            loading={making.sending?.[0] === kind}
            key={kind}
            onClick={() => !making.busy && void making.submit(kind)}
          >
            {t.newKey[kind]}
          </Button>
        ))}
      </Row>
      <AskDialog
        open={ending !== null}
        onClose={() => setEnding(null)}
        title={
          ending
            ? t.endKeyTitle({ kind: t.keyKinds[ending.kind], ...dayValues(timeText(ending.at, locale, new Date())) })
            : ""
        }
        text={t.endKeyText}
        submit={t.endKey}
        send={() => officeApi().del(officeFlagPaths.key(id, ending?.id ?? ""))}
        onDone={reload}
      />
    </section>
  );
}

interface KeyTableProps extends KeyList {
  readonly onEnd: (key: KeyFacts) => void;
}

function KeyTable({ keys, onEnd }: KeyTableProps) {
  const t = useFlagText();
  const locale = useLocale();
  const now = new Date();
  const columns: readonly Column<KeyFacts>[] = [
    { key: "kind", head: t.keyFor, wide: true, cell: ({ kind }) => t.keyKinds[kind] },
    { key: "key", head: t.key, wide: true, cell: ({ key }) => (key === null ? t.keyHidden : <code>{key}</code>) },
    { key: "at", head: t.keyMadeAt, cell: ({ at }) => timeText(at, locale, now) },
    {
      key: "end",
      head: <span className="visually-hidden">{t.endKey}</span>,
      align: "end",
      cell: (row) => (
        <Button
          small
          look="ghost"
          aria-label={t.endKeyTitle({ kind: t.keyKinds[row.kind], ...dayValues(timeText(row.at, locale, now)) })}
          onClick={() => onEnd(row)}
        >
          {t.endKey}
        </Button>
      ),
    },
  ];
  return (
    <Table
      caption={t.environmentList}
      columns={columns}
      groups={[{ key: "all", rows: keys }]}
      rowKey={({ id }) => id}
    />
  );
}
