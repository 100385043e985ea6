import { useSearchParams } from "react-router";
import { type FlagList, flagStates, type ListedFlag, officeFlagPaths } from "../../../services/flags/contract.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { type Column, Table } from "../../../ui/table.tsx";
import { TabPanel } from "../../../ui/tabs.tsx";
import { useLocale } from "../../messages/context.tsx";
import { AnswerWait, ListAnswer } from "../data/answer-wait.tsx";
import { choiceAddress, type ListChoice, readChoice } from "../data/list-choice.ts";
import { ListPages } from "../data/list-pages.tsx";
import { officePages } from "../data/office-paths.ts";
import { onRowKeys } from "../data/row-keys.ts";
import { SearchField } from "../data/search-field.tsx";
import { StateTabs } from "../data/state-tabs.tsx";
import { timeText } from "../data/time-text.ts";
import { useAnswer } from "../data/use-answer.ts";
import { useWhileVisible } from "../data/use-while-visible.ts";
import { ToneChip } from "../orders/state-chip.tsx";
import { officeApi, useMay } from "../session/use-office.ts";
import { FlagHead } from "./flag-head.tsx";
import { type Environment, useEnvironments, useFlagAddresses } from "./flag-place.ts";
import { glanceText } from "./flag-sentences.ts";
import { useFlagText } from "./use-flag-text.ts";

/** Seconds between looks at what others change. */
const often = 10;

/** All flags of an environment: what they do for whom, and who changed them last. */
export default function Flags() {
  const t = useFlagText();
  const environments = useEnvironments();
  const [query] = useSearchParams();
  const choice = readChoice(query, flagStates);
  const { current } = environments;
  const address = (change: Partial<ListChoice>) => {
    const path = choiceAddress(officePages.flags, { ...choice, page: 1, ...change }, flagStates);
    const environment = query.get("environment");
    if (!environment) return path;
    return `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ environment })}`;
  };
  return (
    <>
      <FlagHead
        environments={environments}
        part="flags"
        search={<SearchField value={choice.search} hint={t.searchHint} addressOf={(search) => address({ search })} />}
      />
      <AnswerWait answer={environments.answer} onRetry={() => void environments.reload()} />
      {current && <FlagsOf environment={current} choice={choice} address={address} key={current.id} />}
    </>
  );
}

interface FlagsOfProps {
  readonly environment: Environment;
  readonly choice: ListChoice;
  readonly address: (change: Partial<ListChoice>) => string;
}

function FlagsOf({ environment, choice, address }: FlagsOfProps) {
  const t = useFlagText();
  const to = useFlagAddresses();
  const mayChange = useMay("flags-change");
  const { answer, reload, look } = useAnswer(
    choiceAddress(`flags ${environment.id}`, choice, flagStates),
    (signal) => {
      const { state, search, page } = choice;
      const asked = { ...(state !== "used" && { state }), ...(search && { search }), page: String(page) };
      return officeApi().get<FlagList>(officeFlagPaths.flags(environment.id), { query: asked, signal });
    },
    { keep: true },
  );
  useWhileVisible(often, look);
  const counts = answer.kind === "ready" ? answer.value.counts : null;
  return (
    <div className="flags">
      <div className="flags-bar">
        <StateTabs
          id="flags"
          label={t.state}
          selected={choice.state}
          tabs={flagStates.map((state) => ({
            ...{ id: state, label: t.states[state], count: counts?.[state] || undefined },
            href: address({ state }),
          }))}
        />
        {mayChange && (
          <ButtonLink small look="ghost" icon="plus" href={to.newFlag}>
            {t.newFlag}
          </ButtonLink>
        )}
      </div>
      <TabPanel tabs="flags" selected={choice.state}>
        <ListAnswer answer={answer} onRetry={() => void reload()}>
          {(list) => (
            <>
              {list.flags.length === 0 ? (
                <div className="list-empty">
                  <EmptyState icon="flag" title={t.empty}>
                    {t.emptyText}
                  </EmptyState>
                </div>
              ) : (
                <FlagTable flags={list.flags} />
              )}
              <div className="list-foot">
                <ListPages {...list} href={(page) => address({ page })} />
              </div>
            </>
          )}
        </ListAnswer>
      </TabPanel>
    </div>
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
      ...{ key: "change", head: t.lastChange, align: "end", wide: true },
      cell: ({ by, at }) => t.by(by || t.nobodyBy, timeText(at, locale, now)),
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
