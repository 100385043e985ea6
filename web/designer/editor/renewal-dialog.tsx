import { useState } from "react";
import { formatMoney } from "../../../core/money.ts";
import { refusalText } from "../../../products/link-values.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";
import "./renewal-dialog.css";

/** The catalogue changed since the design was laid out: what that means for it, before anything changes. */
export function RenewalDialog() {
  const t = useMessages().designer.renewal;
  const { offeredRenewal: renewal, shop, text } = useDesignContext();
  const [later, setLater] = useState(false);
  if (!renewal) return null;
  const { before, after, fellBack, accept } = renewal;
  const money = (amount: number | null) =>
    amount === null ? t.noPrice : formatMoney({ amount, currency: shop.currency }, shop.locale);
  return (
    <Dialog
      open={!later}
      onClose={() => setLater(true)}
      title={t.title}
      closeLabel={t.later}
      footer={
        <>
          <Button onClick={accept}>{t.accept}</Button>
          <Button look="ghost" onClick={() => setLater(true)}>
            {t.later}
          </Button>
        </>
      }
    >
      <p>{t.text}</p>
      <dl className="renewal-prices">
        <dt>{t.before}</dt>
        <dd className="num">{money(before)}</dd>
        <dt>{t.after}</dt>
        <dd className="num">{money(after)}</dd>
      </dl>
      {fellBack.length > 0 && (
        <>
          <p>{t.fellBack}</p>
          <ul>
            {fellBack.map((refusal) => (
              <li key={`${refusal.field} ${refusal.reason}`}>{refusalText(refusal, text)}</li>
            ))}
          </ul>
        </>
      )}
      <p className="label">{t.kept}</p>
    </Dialog>
  );
}
