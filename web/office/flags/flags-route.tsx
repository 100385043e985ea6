import { type FlagList, flagStates, type ListedFlag, officeFlagPaths } from "../../../services/flags/contract.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Row } from "../../../ui/layout.tsx";
import { type Column, Table } from "../../../ui/table.tsx";
import { useLocale } from "../../words/context.tsx";
import { useMay } from "../api/use-office.ts";
import { AnswerWait } from "../data/answer-wait.tsx";
import { ListBody, ListSearch, ListTabs } from "../data/list-room.tsx";
import { officePages } from "../data/office-paths.ts";
import { onRowKeys } from "../data/row-keys.ts";
import { timeText } from "../data/time-text.ts";
import { useList } from "../data/use-list.ts";
import { ToneChip } from "../orders/state-chip.tsx";
import { FlagHead } from "./flag-head.tsx";
import { type Environment, type Environments, useEnvironments, useFlagAddresses } from "./flag-place.ts";
import { glanceText } from "./flag-sentences.ts";
import { useFlagText } from "./words.ts";

/** Seconds between looks at what others change. */
const often = 10;

/** All flags of an environment: what they do for whom, and who changed them last. */
export default function Flags() {
  const environments = useEnvironments();
  const { current } = environments;
  if (current) return <FlagsOf environment={current} environments={environments} key={current.id} />;
  return (
    <>
      <FlagHead environments={environments} part="flags" />
      <AnswerWait answer={environments.answer} onRetry={() => void environments.reload()} />
    </>
  );
}

interface FlagsOfProps {
  readonly environment: Environment;
  readonly environments: Environments;
}

function FlagsOf({ environment, environments }: FlagsOfProps) {
  const t = useFlagText();
  const to = useFlagAddresses();
  const mayChange = useMay("flags-change");
  const found = useList<FlagList>({
    at: officePages.flags,
    path: officeFlagPaths.flags(environment.id),
    states: flagStates,
    unsaid: "used",
    every: often,
  });
  const address: typeof found.address = (change) => to.within(found.address(change));
  const list = { ...found, address };
  const tabs = { id: "flags", label: t.state, names: t.states, counts: list.value?.counts };
  return (
    <>
      <FlagHead environments={environments} part="flags" search={<ListSearch list={list} hint={t.searchHint} />} />
      <div className="flags">
        <Row apart className="flags-bar">
          <ListTabs list={list} tabs={tabs} />
          {mayChange && (
            <ButtonLink small look="ghost" icon="plus" href={to.newFlag}>
              {t.newFlag}
            </ButtonLink>
          )}
        </Row>
        <ListBody
          list={list}
          tabs={tabs}
          rows={({ flags }) => flags}
          empty={{ icon: "flag", title: t.empty, text: t.emptyText }}
        >
          {(flags) => <FlagTable flags={flags} />}
        </ListBody>
      </div>
    </>
  );
}

function FlagTable({ flags }: { readonly flags: readonly ListedFlag[] }) {
  const t = useFlagText();
  const to = useFlagAddresses();
  const locale = useLocale();
  const now = new Date();
  const columns: readonly Column<ListedFlag>[] = [
    { key: "name", head: t.name, wide: true, cell: ({ definition }) => <b>{definition.name}</b> },
    { key: "state", head: t.state, cell: (flag) => <FlagState flag={flag} /> },
    { key: "whom", head: t.forWhom, wide: true, cell: ({ definition }) => glanceText(definition, t) },
    {
      key: "change",
      head: t.lastChange,
      align: "end",
      wide: true,
      cell: ({ by, at }) => t.by({ by: by || t.nobodyBy, when: timeText(at, locale, now) }),
    },
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the rows in it are links
    <div onKeyDown={onRowKeys}>
      <Table
        caption={t.title}
        columns={columns}
        groups={[{ key: "all", rows: flags }]}
        rowKey={({ definition }) => definition.name}
        href={({ definition }) => to.flag(definition.name)}
      />
    </div>
  );
}

/** Whether a flag works, in words and colour. */
export function FlagState({
  flag: { definition, isArchived },
}: {
  readonly flag: Pick<ListedFlag, "definition" | "isArchived">;
}) {
  const t = useFlagText();
  if (isArchived) return <ToneChip tone="plain">{t.states.archived}</ToneChip>;
  return definition.killed ? (
    <ToneChip tone="warn">{t.states.killed}</ToneChip>
  ) : (
    <ToneChip tone="ok">{t.live}</ToneChip>
  );
}
