import type { RecipientList } from "../../../design/recipients/recipient.ts";
import { recipientValue } from "../../../design/recipients/recipient-value.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useMessages } from "../../words/context.tsx";
import "./guest-steps.css";

interface GuestStepsProps {
  readonly list: RecipientList;
  /** Place in the list, from 0; null: the fields are shown. */
  readonly at: number | null;
  readonly onShow: (at: number | null) => void;
  /** The step before the first recipient shows the fields again. */
  readonly withFields?: boolean;
}

/** Goes from one recipient to the next: another one is shown, no text is changed. */
export function GuestSteps({ list: { rows }, at, onShow, withFields = false }: GuestStepsProps) {
  const t = useMessages().designer.recipients;
  const row = at === null ? null : rows[at];
  const first = withFields ? at === null : at === 0;
  const last = at === rows.length - 1;
  const name = row && (recipientValue(row, "name") || row.values.salutation || t.unnamed({ line: row.line }));
  return (
    <div className="guest-steps" role="toolbar" aria-label={t.inSight}>
      <IconButton
        small
        icon="chevron-left"
        label={t.previous}
        aria-disabled={first || undefined}
        onClick={() => !first && onShow(at === null || at === 0 ? null : at - 1)}
      />
      <output className="num">
        {row && at !== null ? `${name}, ${t.at({ n: at + 1, all: rows.length })}` : t.fieldsInSight({ n: rows.length })}
      </output>
      <IconButton
        small
        icon="chevron-right"
        label={t.next}
        aria-disabled={last || undefined}
        onClick={() => !last && onShow(at === null ? 0 : at + 1)}
      />
    </div>
  );
}
