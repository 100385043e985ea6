import type { PaymentMethod } from "../../../services/payments/contract.ts";
import { ChoiceGroup } from "../../../ui/choice.tsx";
import { OptionRow } from "../../../ui/option-row.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Badges } from "../../frame/badges/badges.tsx";
import { useMessages } from "../../words/context.tsx";

interface PaymentChoiceProps {
  /** Null until the shop has said what it takes. */
  readonly methods: readonly PaymentMethod[] | null;
  /** Gift vouchers pay for all of it. */
  readonly covered: boolean;
  readonly chosen: PaymentMethod | null;
  readonly onChoose: (method: PaymentMethod) => void;
}

/** The ways to pay; the first is chosen until she takes another. */
export function PaymentChoice({ methods, covered, chosen, onChoose }: PaymentChoiceProps) {
  const { checkout: t, vouchers } = useMessages();
  const valid = methods?.find((method) => method === chosen) ?? methods?.[0];
  if (covered) {
    return (
      <>
        <h2>{t.payment}</h2>
        <p className="mute">{vouchers.nothingToPay}</p>
      </>
    );
  }
  return (
    <ChoiceGroup legend={t.payment} className="checkout-choice">
      {methods ? (
        methods.map((method) => (
          <OptionRow
            key={method}
            target={{ name: "paymentMethod", value: method, onChoose: () => onChoose(method) }}
            chosen={method === valid}
            title={t.payments[method].name}
            detail={t.payments[method].detail}
            end={<PaymentMark method={method} mark={t.payments[method].mark} />}
          />
        ))
      ) : (
        <Skeleton height="4.25rem" />
      )}
    </ChoiceGroup>
  );
}

/** Badges of a payment method, our own; the text beside them says the same. Without badges: its initials. */
const PaymentMark = ({ method, mark }: { readonly method: PaymentMethod; readonly mark: string }) =>
  method === "stripe" ? (
    <Badges names={["payment-card", "payment-transfer"]} />
  ) : (
    <span className="payment-mark">{mark}</span>
  );
