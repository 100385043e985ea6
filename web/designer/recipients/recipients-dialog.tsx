import { useId, useMemo, useRef, useState } from "react";
import type { Recipient, RecipientList } from "../../../design/recipients/recipient.ts";
import { recipientValue } from "../../../design/recipients/recipient-value.ts";
import type { OwnList } from "../../../services/recipients/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useMessages } from "../../words/context.tsx";
import { withAnother } from "./change-list.ts";
import { ColumnChoice } from "./column-choice.tsx";
import { RecipientPreview } from "./recipient-preview.tsx";
import { RecipientTable } from "./recipient-table.tsx";
import { RecipientTroubles } from "./recipient-troubles.tsx";
import type { Trouble } from "./troubles.ts";
import type { Findings } from "./use-findings.ts";
import type { ListEdit, Recipients } from "./use-recipients.ts";
import "./recipients-dialog.css";

export interface ListWork {
  readonly list: OwnList;
  readonly recipients: Recipients;
  readonly findings: Findings;
  readonly troubles: ReadonlyMap<number, readonly Trouble[]>;
}

interface RecipientsDialogProps extends ListWork {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The whole list: what needs somebody first, and beside it the piece of the recipient in sight. */
export function RecipientsDialog({ open, onClose, ...work }: RecipientsDialogProps) {
  const t = useMessages().designer.recipients;
  return (
    <Dialog open={open} onClose={onClose} title={t.title} closeLabel={t.close} wide className="recipients-dialog">
      <ListBody {...work} />
    </Dialog>
  );
}

/** Where list and piece are below each other, see recipients-dialog.css. */
const NARROW = "(max-width: 999px)";

type Filter = "all" | "needing" | "ready";

function ListBody({ list, recipients, findings, troubles }: ListWork) {
  const t = useMessages().designer.recipients;
  const [filter, setFilter] = useState<Filter>("all");
  const [search, setSearch] = useState("");
  const [line, setLine] = useState<number | null>(null);
  /** The value that is to be written shorter, by its column. */
  const [shortened, setShortened] = useState<string | null>(null);
  const shown = useMemo(() => shownRows(list, troubles, filter, search), [list, troubles, filter, search]);
  const row = list.rows.find((one) => one.line === line) ?? shown[0] ?? null;
  const title = useId();
  const side = useRef<HTMLElement>(null);
  const change = (edit: ListEdit) => void recipients.change(edit);
  /** On phones the piece is below the list. */
  const show = (chosen: number) => {
    setLine(chosen);
    if (window.matchMedia(NARROW).matches) side.current?.scrollIntoView({ block: "start" });
  };
  const add = () => {
    setFilter("all");
    setSearch("");
    const { line: added } = withAnother(list);
    void recipients.change((now) => withAnother(now).list).then(() => setLine(added));
  };
  const needing = list.rows.filter((one) => troubles.has(one.line)).length;
  return (
    <div className="recipients-list">
      <div className="recipients-main">
        <LiveRegion visible className="recipients-summary">
          {t.summary({ all: list.rows.length, needing })}
        </LiveRegion>
        <div className="recipients-tools">
          <SegmentedControl<Filter>
            label={t.filter}
            segments={[
              { value: "all", label: t.all({ n: list.rows.length }) },
              { value: "needing", label: t.needing({ n: needing }) },
              { value: "ready", label: t.ready({ n: list.rows.length - needing }) },
            ]}
            value={filter}
            onChange={setFilter}
          />
          <TextInput
            type="search"
            label={t.search}
            labelHidden
            placeholder={t.search}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <Button small look="ghost" icon="plus" onClick={add} loading={recipients.busy}>
            {t.add}
          </Button>
        </div>
        <ColumnChoice list={list} onChange={change} />
        {findings.found.some((one) => one.line === null) && <RecipientTroubles findings={findings.found} />}
        <RecipientTable
          list={list}
          rows={shown}
          troubles={troubles}
          current={row?.line ?? null}
          stock={findings.stock}
          onShorten={(chosen, key) => {
            show(chosen);
            setShortened(key);
          }}
          onShow={show}
          onChange={change}
        />
      </div>
      {row && (
        <section ref={side} className="recipients-side" aria-labelledby={title}>
          <RecipientPreview
            titleId={title}
            list={list}
            row={row}
            rows={shown}
            findings={findings}
            shortened={shortened}
            onShortened={() => setShortened(null)}
            onShow={setLine}
            onChange={change}
          />
        </section>
      )}
    </div>
  );
}

/** Those that need somebody come first; the order in print stays the list's. */
function shownRows(
  { rows }: RecipientList,
  troubles: ListWork["troubles"],
  filter: Filter,
  search: string,
): readonly Recipient[] {
  const wanted = search.trim().toLowerCase();
  const found = rows.filter(
    (row) =>
      (filter === "all" || troubles.has(row.line) === (filter === "needing")) &&
      (wanted === "" || searched(row).includes(wanted)),
  );
  const needs = ({ line }: Recipient) => troubles.has(line);
  return [...found.filter(needs), ...found.filter((row) => !needs(row))];
}

const searched = (row: Recipient): string =>
  [recipientValue(row, "name"), ...Object.values(row.values)].join(" ").toLowerCase();
