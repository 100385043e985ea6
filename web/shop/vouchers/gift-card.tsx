import { momentText } from "../../../core/date-text.ts";
import { Mark } from "../../../ui/logo.tsx";
import { useLocale, useMessages } from "../../messages/context.tsx";
import type { GiftChoice } from "./gift-choice.ts";

interface GiftCardProps {
  readonly choice: Pick<GiftChoice, "recipient" | "sender" | "message">;
  /** Null while the own amount is none. */
  readonly amount: number | null;
  readonly validTo: string;
  readonly money: (amount: number) => string;
}

/** The gift voucher as it will be, with a code that is none. */
export function GiftCard({ choice: { recipient, sender, message }, amount, validTo, money }: GiftCardProps) {
  const { giftPage: t } = useMessages().vouchers;
  const locale = useLocale();
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
          {recipient.trim() && <p className="gift-card-name">{t.previewTo(recipient.trim())}</p>}
          {message.trim() && <p className="gift-card-message">{message.trim()}</p>}
          {sender.trim() && <p className="gift-card-name">{t.previewFrom(sender.trim())}</p>}
        </div>
        <p className="gift-card-end num">
          <span aria-hidden="true">•••• •••• •••• •••••</span>
          <span>{t.validTo(momentText(new Date(`${validTo}T12:00:00Z`), locale, "UTC", "day"))}</span>
        </p>
      </div>
    </figure>
  );
}
