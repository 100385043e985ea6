import { useState } from "react";
import { useNavigate } from "react-router";
import { officeFlagPaths, type SegmentsView } from "../../../services/flags/contract.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Form } from "../../../ui/form.tsx";
import { Row } from "../../../ui/layout.tsx";
import { type Column, Table } from "../../../ui/table.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useLocale } from "../../words/context.tsx";
import { officeApi, useMay } from "../api/use-office.ts";
import { AnswerWait, ListAnswer } from "../data/answer-wait.tsx";
import { useGet } from "../data/use-get.ts";
import { useSubmit } from "../data/use-submit.ts";
import { FlagHead } from "./flag-head.tsx";
import { type Environment, useEnvironments, useFlagAddresses } from "./flag-place.ts";
import { matcherText } from "./flag-sentences.ts";
import { RefusedNotice } from "./refused-notice.tsx";
import { useFlagText } from "./words.ts";

/** Lists of visitors and segments by rules. */
export default function Segments() {
  const environments = useEnvironments();
  const { current } = environments;
  return (
    <>
      <FlagHead environments={environments} part="segments" />
      <AnswerWait answer={environments.answer} onRetry={() => void environments.reload()} />
      {current && <SegmentsOf environment={current} key={current.id} />}
    </>
  );
}

function SegmentsOf({ environment }: { readonly environment: Environment }) {
  const t = useFlagText();
  const to = useFlagAddresses();
  const mayChange = useMay("flags-change");
  const { answer, reload } = useGet<SegmentsView>(officeFlagPaths.segments(environment.id));
  return (
    <div className="flag">
      <p className="mute">{t.segmentsText}</p>
      <ListAnswer answer={answer} onRetry={() => void reload()}>
        {({ segments, ruleSegments }) => (
          <>
            <section className="flag-part">
              <h2>{t.lists}</h2>
              {segments.length === 0 ? <p>{t.noLists}</p> : <ListTable segments={segments} />}
              {mayChange && <NewSegment environment={environment.id} />}
            </section>
            <section className="flag-part">
              <h2>{t.ruleSegments}</h2>
              {ruleSegments.length === 0 ? <p>{t.noRuleSegments}</p> : <RuleTable ruleSegments={ruleSegments} />}
              {mayChange && (
                <ButtonLink small look="ghost" icon="plus" href={to.newRuleSegment}>
                  {t.newRuleSegment}
                </ButtonLink>
              )}
            </section>
          </>
        )}
      </ListAnswer>
    </div>
  );
}

type Segment = SegmentsView["segments"][number];
type RuleSegmentRow = SegmentsView["ruleSegments"][number];

function ListTable({ segments }: Pick<SegmentsView, "segments">) {
  const t = useFlagText();
  const to = useFlagAddresses();
  const locale = useLocale();
  const columns: readonly Column<Segment>[] = [
    { key: "name", head: t.name, wide: true, cell: ({ name }) => <b>{name}</b> },
    { key: "size", head: t.size_, cell: ({ isLarge }) => t.sizes[isLarge ? "large" : "normal"] },
    {
      key: "members",
      head: t.members,
      align: "end",
      cell: ({ members }) => t.memberCount({ count: members, text: new Intl.NumberFormat(locale).format(members) }),
    },
  ];
  return (
    <Table
      caption={t.lists}
      columns={columns}
      groups={[{ key: "all", rows: segments }]}
      rowKey={({ name }) => name}
      href={({ name }) => to.segment(name)}
    />
  );
}

function RuleTable({ ruleSegments }: Pick<SegmentsView, "ruleSegments">) {
  const t = useFlagText();
  const to = useFlagAddresses();
  const columns: readonly Column<RuleSegmentRow>[] = [
    { key: "name", head: t.name, wide: true, cell: ({ definition }) => <b>{definition.name}</b> },
    {
      key: "rules",
      head: t.tabs.rules,
      wide: true,
      cell: ({ definition }) =>
        definition.conditions
          .map(({ matcherGroup }) => matcherGroup.matchers.map((one) => matcherText(one, t)).join(t.and))
          .join("; "),
    },
  ];
  return (
    <Table
      caption={t.ruleSegments}
      columns={columns}
      groups={[{ key: "all", rows: ruleSegments }]}
      rowKey={({ definition }) => definition.name}
      href={({ definition }) => to.ruleSegment(definition.name)}
    />
  );
}

function NewSegment({ environment }: { readonly environment: number }) {
  const t = useFlagText();
  const to = useFlagAddresses();
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const [isLarge, setLarge] = useState(false);
  const making = useSubmit(
    (wanted: string) =>
      officeApi().put(officeFlagPaths.segment(environment, encodeURIComponent(wanted)), { body: { isLarge } }),
    (_, wanted) => void navigate(to.segment(wanted)),
  );
  return (
    <Form
      className="flag-form"
      aria-label={t.newSegment}
      onSend={() => name.trim() !== "" && making.submit(name.trim())}
    >
      <h3>{t.newSegment}</h3>
      <TextInput
        label={t.name}
        value={name}
        maxLength={250}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setName(target.value)}
      />
      <Checkbox label={t.isLarge} checked={isLarge} onChange={({ target }) => setLarge(target.checked)} />
      {making.problem && <RefusedNotice problem={making.problem} />}
      <Row>
        <Button small look="ghost" type="submit" loading={making.busy}>
          {t.create}
        </Button>
      </Row>
    </Form>
  );
}
