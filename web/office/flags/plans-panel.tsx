import { useState } from "react";
import {
  type FlagDetail,
  type FlagEdit,
  type FlagPlanView,
  officeFlagPaths as paths,
} from "../../../services/flags/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { Row } from "../../../ui/layout.tsx";
import { NumberInput } from "../../../ui/number-input.tsx";
import { Select } from "../../../ui/select.tsx";
import { type Column, Table } from "../../../ui/table.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import type { Tone } from "../../../ui/tone.ts";
import { useLocale } from "../../words/context.tsx";
import { officeApi, useMay } from "../api/use-office.ts";
import { momentOfField } from "../content/shop-time.ts";
import { timeText, zoneText } from "../data/time-text.ts";
import { useSubmit } from "../data/use-submit.ts";
import { ToneChip } from "../orders/state-chip.tsx";
import { PartitionsEditor } from "./condition-editor.tsx";
import { areSizesGood, type PartitionDraft, partitionOf, percentOf } from "./flag-draft.ts";
import { editText } from "./flag-sentences.ts";
import { RefusedNotice } from "./refused-notice.tsx";
import { useFlagText } from "./words.ts";

interface PlansPanelProps {
  readonly environment: number;
  readonly flag: FlagDetail;
  readonly onChanged: (flag: FlagDetail, text: string) => void;
}

const tones: Readonly<Record<FlagPlanView["state"], Tone>> = {
  waiting: "info",
  done: "ok",
  cancelled: "plain",
  refused: "bad",
};

/** Changes for a time to come, and what became of earlier ones. */
export function PlansPanel({ environment, flag, onChanged }: PlansPanelProps) {
  const t = useFlagText();
  const locale = useLocale();
  const mayChange = useMay("flags-change");
  const now = new Date();
  const cancelling = useSubmit(
    (id: string) => officeApi().del<FlagDetail>(paths.plan(environment, flag.definition.name, id)),
    (cancelled) => onChanged(cancelled, t.planCancelled),
  );
  const columns: readonly Column<FlagPlanView>[] = [
    { key: "what", head: t.what, wide: true, cell: ({ edit }) => <b>{editText(edit, t)}</b> },
    {
      key: "state",
      head: t.state,
      cell: ({ state }) => <ToneChip tone={tones[state]}>{t.planStates[state]}</ToneChip>,
    },
    { key: "when", head: t.when, cell: ({ at }) => timeText(at, locale, now) },
    { key: "who", head: t.who, wide: true, cell: ({ by, comment }) => (comment ? `${by}: ${comment}` : by) },
    {
      key: "cancel",
      head: <span className="visually-hidden">{t.planCancel}</span>,
      align: "end",
      cell: ({ id, state, edit }) =>
        state === "waiting" &&
        mayChange && (
          <Button
            small
            look="quiet"
            aria-label={t.planCancelOf({ text: editText(edit, t) })}
            onClick={() => void cancelling.submit(id)}
          >
            {t.planCancel}
          </Button>
        ),
    },
  ];
  return (
    <section className="flag-part" aria-label={t.tabs.plans}>
      <p className="mute">{`${t.plansText} (${zoneText(locale, now)})`}</p>
      {cancelling.problem && <RefusedNotice problem={cancelling.problem} />}
      {flag.plans.length === 0 ? (
        <p>{t.noPlans}</p>
      ) : (
        <Table
          caption={t.tabs.plans}
          columns={columns}
          groups={[{ key: "all", rows: flag.plans }]}
          rowKey={({ id }) => id}
        />
      )}
      {mayChange && !flag.isArchived && (
        <NewPlan environment={environment} flag={flag} onChanged={onChanged} key={flag.plans.length} />
      )}
    </section>
  );
}

const kinds = ["sizes", "allocation", "start", "kill"] as const satisfies readonly FlagEdit["kind"][];

function NewPlan({ environment, flag, onChanged }: PlansPanelProps) {
  const t = useFlagText();
  const { definition } = flag;
  const last = definition.conditions.findLast(({ conditionType }) => conditionType === "ROLLOUT");
  const [kind, setKind] = useState<FlagEdit["kind"]>(last ? "sizes" : "kill");
  const [partitions, setPartitions] = useState<readonly PartitionDraft[]>(() =>
    (last?.partitions ?? []).map(({ treatment, size }) => partitionOf(treatment, size)),
  );
  const [percent, setPercent] = useState(String(definition.trafficAllocation));
  const [at, setAt] = useState("");
  const [comment, setComment] = useState("");
  const [tried, setTried] = useState(false);
  const planning = useSubmit(
    (body: object) => officeApi().post<FlagDetail>(paths.plans(environment, definition.name), { body }),
    (planned) => onChanged(planned, t.planned),
  );
  const moment = momentOfField(at);
  const isPast = moment === null || moment <= new Date();

  function edit(): FlagEdit | null {
    if (kind === "start" || kind === "kill") return { kind };
    if (kind === "allocation") {
      const share = percentOf(percent);
      return share === null ? null : { kind, percent: share };
    }
    if (!areSizesGood(partitions)) return null;
    return {
      kind,
      partitions: partitions.map(({ treatment, size }) => ({
        treatment: treatment.trim(),
        size: percentOf(size) ?? 0,
      })),
    };
  }

  function plan() {
    setTried(true);
    const wanted = edit();
    if (!wanted || isPast) return;
    return planning.submit({ at: moment.toISOString(), edit: wanted, comment });
  }

  return (
    <Form className="flag-form" noValidate aria-label={t.newPlan} onSend={plan}>
      <h2>{t.newPlan}</h2>
      <div className="flag-fields">
        <Select
          label={t.planKind}
          value={kind}
          options={kinds
            .filter((one) => one !== "sizes" || last)
            .map((value) => ({ value, label: t.planKinds[value] }))}
          onChange={({ target }) => setKind(target.value as FlagEdit["kind"])}
        />
        <TextInput
          type="datetime-local"
          label={t.planAt}
          value={at}
          error={tried && isPast ? t.planPast : undefined}
          onChange={({ target }) => setAt(target.value)}
        />
      </div>
      {kind === "sizes" && <PartitionsEditor partitions={partitions} onChange={setPartitions} />}
      {kind === "allocation" && (
        <NumberInput
          label={t.percent}
          unit="%"
          value={percent}
          error={percentOf(percent) === null ? t.sizeWrong : undefined}
          onChange={({ target }) => setPercent(target.value)}
        />
      )}
      <TextInput
        label={t.comment}
        hint={t.commentHint}
        value={comment}
        maxLength={500}
        onChange={({ target }) => setComment(target.value)}
      />
      {planning.problem && <RefusedNotice problem={planning.problem} />}
      <Row>
        <Button small look="ghost" type="submit">
          {t.planAdd}
        </Button>
      </Row>
    </Form>
  );
}
