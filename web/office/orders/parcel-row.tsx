import { useState } from "react";
import { formatMoney } from "../../../core/money.ts";
import {
  type OfficeParcel,
  type OrderView,
  type ParcelState,
  recipientLines,
  trackingShape,
} from "../../../services/orders/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Row } from "../../../ui/layout.tsx";
import { unbroken } from "../../../ui/price-text.ts";
import { TextInput } from "../../../ui/text-input.tsx";
import type { Tone } from "../../../ui/tone.ts";
import { useLocale } from "../../words/context.tsx";
import { useOfficeMessages } from "../messages.ts";
import { rangesText } from "./number-ranges.ts";
import { ToneChip } from "./state-chip.tsx";

interface ParcelRowProps {
  readonly parcel: OfficeParcel;
  readonly order: OrderView;
  readonly movable: boolean;
  readonly onMove: (to: ParcelState, tracking: string) => Promise<void>;
  readonly onRefund: () => void;
}

const tones: Readonly<Record<ParcelState, Tone>> = {
  waiting: "info",
  shipped: "ok",
  delivered: "ok",
  returned: "warn",
};

/** One parcel: its number, what is in it, where it goes, and what can be done with it. */
export function ParcelRow({ parcel, order, movable, onMove, onRefund }: ParcelRowProps) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const { address, contents, state, refundable, refunded } = parcel;
  const number = `${order.number}-${parcel.position}`;
  const money = (amount: number) => unbroken(formatMoney({ amount, currency: order.currency }, locale));
  const facts = [
    ...contents.map(({ item, pieces }) => t.parcels.content({ item, pieces: rangesText(pieces) })),
    t.order.shippingClass[parcel.class] ?? parcel.class,
    `${parcel.grams}\u00a0g`,
    money(parcel.price),
  ];
  const go = async (to: ParcelState, typed: string) => {
    setBusy(true);
    await onMove(to, typed);
    setBusy(false);
  };
  const action = (to: ParcelState, words: string) => (
    <Button
      small
      look="ghost"
      loading={busy}
      aria-label={t.parcels.actionOf({ action: words, parcel: number })}
      onClick={() => void go(to, "")}
    >
      {words}
    </Button>
  );
  return (
    <li className="parcel-entry">
      <Row apart>
        <b className="num">{number}</b>
        <ToneChip tone={tones[state]}>{t.parcels.state[state]}</ToneChip>
      </Row>
      <p>{address ? recipientLines(address, locale).join(", ") : t.parcels.erased}</p>
      <p className="mute small num">{facts.join(", ")}</p>
      {parcel.tracking !== null && (
        <p className="small num">
          {t.parcels.tracking} {parcel.tracking}
        </p>
      )}
      {refunded !== null && <p className="small num">{t.parcels.refunded({ sum: money(refunded) })}</p>}
      {movable && (state === "waiting" || state === "returned") && (
        <SendForm
          number={number}
          busy={busy}
          words={state === "waiting" ? t.parcels.ship : t.parcels.shipAgain}
          onSend={(typed) => void go("shipped", typed)}
        />
      )}
      <Row>
        {movable && state === "shipped" && action("delivered", t.parcels.deliver)}
        {movable && state === "shipped" && action("returned", t.parcels.returned)}
        {refundable !== null && (
          <Button
            small
            look="ghost"
            aria-label={t.parcels.actionOf({ action: t.parcels.refund, parcel: number })}
            onClick={onRefund}
          >
            {t.parcels.refund}
          </Button>
        )}
      </Row>
    </li>
  );
}

interface SendFormProps {
  readonly number: string;
  readonly busy: boolean;
  readonly words: string;
  readonly onSend: (tracking: string) => void;
}

/** The number from the carrier, and that it is sent; Return sends it, so that a scanner fills row after row. */
function SendForm({ number, busy, words, onSend }: SendFormProps) {
  const t = useOfficeMessages().parcels;
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  return (
    <form
      className="parcel-send"
      onSubmit={(event) => {
        event.preventDefault();
        const bad = typed.trim() !== "" && !trackingShape.test(typed.trim());
        setWrong(bad);
        if (!bad && !busy) onSend(typed.trim());
      }}
    >
      <TextInput
        label={t.trackingOf({ parcel: number })}
        labelHidden
        placeholder={t.tracking}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        value={typed}
        error={wrong && t.trackingWrong}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
        }}
      />
      <Button small type="submit" loading={busy} aria-label={t.actionOf({ action: words, parcel: number })}>
        {words}
      </Button>
    </form>
  );
}
