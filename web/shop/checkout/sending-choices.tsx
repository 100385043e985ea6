import "./sending.css";
import type { Country } from "../../../core/locale.ts";
import type { CheckoutSummary } from "../../../services/orders/contract.ts";
import { ChoiceGroup } from "../../../ui/choice.tsx";
import { OptionRow } from "../../../ui/option-row.tsx";
import { useMessages } from "../../words/context.tsx";
import type { DraftSending } from "./checkout-draft.ts";
import { SendingGuests } from "./sending-guests.tsx";

type SummaryLine = CheckoutSummary["lines"][number];

interface SendingChoicesProps {
  readonly lines: readonly SummaryLine[];
  /** The buyer's: that of everyone whose list names none. */
  readonly country: Country;
  readonly sending: readonly DraftSending[];
  readonly onChange: (sending: readonly DraftSending[]) => void;
}

/** For each line that is printed for a list: whether it comes home, or goes straight to whom. */
export function SendingChoices({ lines, country, sending, onChange }: SendingChoicesProps) {
  const listed = lines.filter(({ recipients }) => recipients !== null);
  return listed.map((line) => {
    const others = sending.filter(({ lineId }) => lineId !== line.lineId);
    return (
      <section key={line.lineId} className="checkout-block">
        <SendingChoice
          line={line}
          country={country}
          many={listed.length > 1}
          chosen={sending.find(({ lineId }) => lineId === line.lineId)?.recipients ?? null}
          onChoose={(recipients) =>
            onChange(recipients === null ? others : [...others, { lineId: line.lineId, recipients }])
          }
        />
      </section>
    );
  });
}

interface SendingChoiceProps {
  readonly line: SummaryLine;
  readonly country: Country;
  /** Whether the line has to be named. */
  readonly many: boolean;
  /** Null: everything comes home. */
  readonly chosen: DraftSending["recipients"] | null;
  readonly onChoose: (chosen: DraftSending["recipients"] | null) => void;
}

function SendingChoice({ line, country, many, chosen, onChoose }: SendingChoiceProps) {
  const { sending: t } = useMessages().checkout;
  const name = `sending.${line.lineId}`;
  const count = line.recipients?.count ?? 0;
  return (
    <>
      <ChoiceGroup
        className="checkout-choice"
        legend={
          <>
            {t.title}
            {many && <span className="sending-line">{line.title}</span>}
          </>
        }
      >
        <OptionRow
          target={{ name, value: "home", onChoose: () => onChoose(null) }}
          chosen={chosen === null}
          title={t.home}
          detail={t.homeDetail}
        />
        <OptionRow
          target={{ name, value: "all", onChoose: () => onChoose("all") }}
          chosen={chosen === "all"}
          title={t.all}
          detail={t.allDetail({ count })}
        />
        <OptionRow
          target={{ name, value: "some", onChoose: () => onChoose([]) }}
          chosen={Array.isArray(chosen)}
          title={t.some}
          detail={t.someDetail}
        />
      </ChoiceGroup>
      {chosen !== null && <SendingGuests line={line} country={country} chosen={chosen} onChoose={onChoose} />}
    </>
  );
}
