import type { OfficeOrder } from "../../../services/orders/contract.ts";
import { useWhileVisible } from "../data/use-while-visible.ts";
import { MoveBar } from "./move-bar.tsx";
import { OrderDelivery } from "./order-delivery.tsx";
import { OrderHead } from "./order-head.tsx";
import { OrderLine } from "./order-line.tsx";
import { OrderMails } from "./order-mails.tsx";
import { OrderPayments } from "./order-payments.tsx";
import { OrderSums } from "./order-sums.tsx";
import { OrderTrail } from "./order-trail.tsx";
import { OrderWithdrawals } from "./order-withdrawals.tsx";
import { RecipientParcels } from "./recipient-parcels.tsx";
import { StepsBar } from "./steps-bar.tsx";
import { usePrintFiles } from "./use-print-files.ts";

interface OrderDetailProps {
  readonly folder: OfficeOrder;
  /** A call answered with the order as it is now. */
  readonly onChange: (folder: OfficeOrder) => void;
  readonly onReload: () => void;
}

/** All that is known of an order, in the order in which it is worked on. */
export function OrderDetail({ folder, onChange, onReload }: OrderDetailProps) {
  const { order, lines } = folder;
  const printed = lines.some(({ fileState }) => fileState !== "none");
  const files = usePrintFiles(folder.id, printed);
  const waiting = lines.some(({ fileState }) => fileState === "waiting") && order.state === "paid";
  const remade = () => {
    void files.reload();
    onReload();
  };
  useWhileVisible(waiting ? 4 : null, remade);
  return (
    <>
      <div className="order-body">
        <OrderHead folder={folder} />
        <StepsBar order={order} />
        <OrderPayments folder={folder} onReload={onReload} part="alerts" />
        <OrderWithdrawals order={order} />
        {order.lines.map((line) => {
          const inside = lines.find(({ id }) => id === line.id);
          return (
            inside && (
              <OrderLine
                key={line.id}
                line={line}
                inside={inside}
                currency={order.currency}
                files={files.answer}
                onFilesChanged={remade}
              />
            )
          );
        })}
        <OrderDelivery folder={folder} />
        <RecipientParcels folder={folder} onReload={onReload} />
        <OrderSums order={order} />
        <OrderPayments folder={folder} onReload={onReload} part="payments" />
        <OrderTrail transitions={folder.transitions} />
        <OrderMails orderId={folder.id} />
      </div>
      <MoveBar folder={folder} onChange={onChange} onReload={onReload} />
    </>
  );
}
