import { useState } from "react";
import { dayText } from "../../../core/date-text.ts";
import { dayValues } from "../../../core/day-start.ts";
import type { OrderView } from "../../../services/orders/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useLocale, useMessages } from "../../words/context.tsx";
import type { OrderStore, OrderStoreState } from "./order-store.ts";
import { WithdrawalForm, withdrawalForm } from "./withdrawal-form.tsx";

interface WithdrawContractProps {
  readonly store: OrderStore;
  readonly order: OrderView;
  readonly state: OrderStoreState;
}

/**
 * The withdrawal function that European law asks for (directive 2011/83/EU, article 11a): the first button opens the
 * declaration, the second sends it. Says nothing where there is nothing to withdraw.
 */
export function WithdrawContract({ store, order, state }: WithdrawContractProps) {
  const t = useMessages().order;
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState(false);
  if (!order.withdrawal) return null;
  const { until, lines, spent } = order.withdrawal;
  if (lines.length === 0) return spent.length > 0 && <p className="order-cancel small">{t.withdrawSpentText}</p>;
  const begin = () => {
    setSent(false);
    setOpen(true);
  };
  return (
    <section className="order-cancel">
      <p className="small">{until === null ? t.withdrawAlways : t.withdrawUntil(dayValues(dayText(until, locale)))}</p>
      <Button look="ghost" small onClick={begin}>
        {t.withdraw}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t.withdrawTitle}
        closeLabel={t.close}
        footer={
          <>
            <Button look="ghost" onClick={() => setOpen(false)}>
              {t.withdrawKeep}
            </Button>
            <Button
              type="submit"
              form={withdrawalForm}
              loading={state.doing === "withdrawing"}
              loadingText={t.withdrawing}
            >
              {t.withdrawConfirm}
            </Button>
          </>
        }
      >
        <WithdrawalForm
          order={order}
          onSend={async (request) => {
            setSent(true);
            if (await store.withdraw(request)) setOpen(false);
          }}
        />
        {sent && state.refused && (
          <Notice tone="bad" announce="assertive">
            {t.problem[state.refused.kind as keyof typeof t.problem] ?? t.problem.failed}
          </Notice>
        )}
      </Dialog>
    </section>
  );
}
