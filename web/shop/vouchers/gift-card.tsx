import { momentText } from "../../../core/date-text.ts";
import { dayValues } from "../../../core/day-start.ts";
import { printedText, signsNotPrinted } from "../../../services/vouchers/contract.ts";
import { Mark } from "../../../ui/logo.tsx";
import { useLocale, useMessages } from "../../words/context.tsx";
import type { GiftChoice } from "./gift-choice.ts";

interface GiftCardProps {
  readonly choice: Pick<GiftChoice, "recipient" | "sender" | "message">;
  /** Null while the own amount is none. */
  readonly amount: number | null;
  readonly validTo: string;
  readonly money: (amount: number) => string;
}

/** The gift voucher as it will be, with a code that is none. */
export function GiftCard({ choice, amount, validTo, money }: GiftCardProps) {
  const { giftPage: t } = useMessages().vouchers;
  const locale = useLocale();
  const [recipient, message, sender] = [
    printedText(choice.recipient),
    printedText(choice.message),
    printedText(choice.sender),
  ];
  const missing = signsNotPrinted(choice.recipient + choice.message + choice.sender);
  return (
    <figure className="gift-preview">
      <figcaption className="label">{t.preview}</figcaption>
      <div className="gift-card">
        <p className="gift-card-mark">
          <Mark />
          <span>Passepartout</span>
        </p>
        <div className="gift-card-mat">
          <p className="gift-card-amount num">{amount === null ? "–" : money(amount)}</p>
          {recipient && <p className="gift-card-name">{t.previewTo({ name: recipient })}</p>}
          {message && <p className="gift-card-message">{message}</p>}
          {sender && <p className="gift-card-name">{t.previewFrom({ name: sender })}</p>}
        </div>
        <p className="gift-card-end num">
          <span aria-hidden="true">•••• •••• •••• •••••</span>
          <span>{t.validTo(dayValues(momentText(new Date(`${validTo}T12:00:00Z`), locale, "UTC", "day")))}</span>
        </p>
      </div>
      <p className="gift-missing small" role="status">
        {missing.length > 0 && t.notPrinted({ signs: missing.join(" ") })}
      </p>
    </figure>
  );
}
