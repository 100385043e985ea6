import { useId } from "react";
import { Button } from "../../../ui/button.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextArea, TextInput } from "../../../ui/text-input.tsx";
import { useMoney } from "../../frame/use-money.ts";
import { useMessages } from "../../words/context.tsx";
import { GiftCard } from "./gift-card.tsx";
import { type GiftChoice, type GiftOffer, worthOf } from "./gift-choice.ts";
import { useGiftForm } from "./use-gift-form.ts";

/** Amount, names and greeting of a gift voucher, with what it looks like beside them. */
export function GiftForm({ offer }: { readonly offer: GiftOffer }) {
  const t = useMessages().vouchers.giftPage;
  const money = useMoney(offer.currency);
  const { form, own, day, choice, wrong, busy, failed, ready, change, typed, add } = useGiftForm(offer);
  const limits = { least: money(offer.least), most: money(offer.most) };
  return (
    <div className="gift">
      <form ref={form} className="gift-form" aria-label={t.form} noValidate onSubmit={(event) => void add(event)}>
        <Amounts offer={offer} choice={choice} money={money} onChoose={(amount) => change({ amount })} />
        {choice.amount === null && (
          <TextInput
            ref={own}
            label={t.ownLabel({ currency: offer.currency })}
            hint={t.ownHint(limits)}
            error={wrong === "own" ? t.ownWrong(limits) : undefined}
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
          hint={t.messageHint({ most: offer.longestMessage })}
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
