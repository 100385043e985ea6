import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { shopPath } from "../../../core/shop-path.ts";
import { type CartChange, cartPaths } from "../../../services/carts/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextArea, TextInput } from "../../../ui/text-input.tsx";
import { browserApi } from "../../browser-api.ts";
import { useMessages } from "../../messages/context.tsx";
import { useShop } from "../../use-shop.ts";
import { trackNewLine } from "../tracking/track-line.ts";
import { useMoney } from "../use-money.ts";
import { GiftCard } from "./gift-card.tsx";
import { canDeliver, firstChoice, type GiftChoice, type GiftOffer, lineOf, worthOf } from "./gift-choice.ts";

/** Amount, names and greeting of a gift voucher, with what it looks like beside them. */
export function GiftForm({ offer }: { readonly offer: GiftOffer }) {
  const t = useMessages().vouchers.giftPage;
  const shop = useShop();
  const money = useMoney(offer.currency);
  const own = useRef<HTMLInputElement>(null);
  const [choice, setChoice] = useState(() => firstChoice(offer));
  const day = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<"own" | "deliverOn" | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [ready, setReady] = useState(false);
  // What was typed while the page was still loading stays, and nothing is sent before: the browser would put it into the address.
  useEffect(() => {
    if (form.current) {
      const { recipient, sender, message, deliverOn } = typedIn(form.current);
      setChoice((before) => ({ ...before, recipient, sender, message, deliverOn }));
    }
    setReady(true);
  }, []);
  const limits = [money(offer.least), money(offer.most)] as const;
  const change = (changes: Partial<GiftChoice>) => {
    setChoice((before) => ({ ...before, ...changes }));
    setWrong(null);
    setFailed(false);
  };
  const typed = (name: "own" | "recipient" | "sender" | "message" | "deliverOn") => ({
    name,
    value: choice[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const amount = worthOf(choice, offer);
    if (amount === null) {
      setWrong("own");
      own.current?.focus();
      return;
    }
    if (!canDeliver(choice, offer)) {
      setWrong("deliverOn");
      day.current?.focus();
      return;
    }
    setBusy(true);
    const added = await browserApi().post<CartChange>(cartPaths.lines, { body: lineOf(choice, amount, offer) });
    if (added.ok) {
      trackNewLine(added.value);
      return location.assign(shopPath(shop, "/cart"));
    }
    setBusy(false);
    setFailed(true);
  }

  return (
    <div className="gift">
      <form ref={form} className="gift-form" aria-label={t.form} noValidate onSubmit={(event) => void add(event)}>
        <Amounts {...{ offer, choice, money }} onChoose={(amount) => change({ amount })} />
        {choice.amount === null && (
          <TextInput
            ref={own}
            label={t.ownLabel(offer.currency)}
            hint={t.ownHint(...limits)}
            error={wrong === "own" ? t.ownWrong(...limits) : undefined}
            inputMode="numeric"
            autoComplete="off"
            {...typed("own")}
          />
        )}
        <div className="gift-names">
          <TextInput
            label={t.recipient}
            optional={t.optional}
            maxLength={offer.longestRecipient}
            autoComplete="off"
            {...typed("recipient")}
          />
          <TextInput
            label={t.sender}
            optional={t.optional}
            maxLength={offer.longestRecipient}
            autoComplete="off"
            {...typed("sender")}
          />
        </div>
        <TextArea
          label={t.message}
          optional={t.optional}
          hint={t.messageHint(offer.longestMessage)}
          maxLength={offer.longestMessage}
          rows={3}
          {...typed("message")}
        />
        <TextInput
          ref={day}
          type="date"
          label={t.day}
          optional={t.optional}
          hint={t.dayHint}
          error={wrong === "deliverOn" ? t.dayWrong : undefined}
          min={offer.deliverFrom}
          max={offer.deliverTo}
          {...typed("deliverOn")}
        />
        {failed && (
          <Notice tone="bad" announce="assertive">
            {t.failed}
          </Notice>
        )}
        <Button type="submit" disabled={!ready} loading={busy} loadingText={t.adding}>
          {t.add}
        </Button>
        <p className="small mute">{t.facts}</p>
      </form>
      <GiftCard choice={choice} amount={worthOf(choice, offer)} validTo={offer.validTo} money={money} />
    </div>
  );
}

/** The fields of the form as they stand on the page. */
function typedIn(form: HTMLFormElement): Pick<GiftChoice, "recipient" | "sender" | "message" | "deliverOn"> {
  const typed = new FormData(form);
  const text = (name: string) => String(typed.get(name) ?? "");
  return {
    ...{ recipient: text("recipient"), sender: text("sender") },
    ...{ message: text("message"), deliverOn: text("deliverOn") },
  };
}

interface AmountsProps {
  readonly offer: GiftOffer;
  readonly choice: GiftChoice;
  readonly money: (amount: number) => string;
  readonly onChoose: (amount: number | null) => void;
}

function Amounts({ offer, choice, money, onChoose }: AmountsProps) {
  const t = useMessages().vouchers.giftPage;
  const name = useId();
  return (
    <fieldset className="choice-group">
      <legend>{t.amount}</legend>
      <div className="gift-amounts">
        {[...offer.amounts, null].map((amount) => (
          <Choice
            key={amount ?? "own"}
            className="gift-amount num"
            chosen={choice.amount === amount}
            target={{ name, value: String(amount ?? "own"), onChoose: () => onChoose(amount) }}
          >
            {amount === null ? t.own : money(amount)}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
