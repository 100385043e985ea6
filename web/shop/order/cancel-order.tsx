import { useState } from "react";
import { localClock } from "../../../core/local-time.ts";
import type { OrderView } from "../../../services/orders/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { track } from "../../frame/tracking/data-layer.ts";
import { refunded } from "../../frame/tracking/trade-events.ts";
import { useLocale, useMessages } from "../../words/context.tsx";
import { anythingSent } from "../delivery/anything-sent.ts";
import type { OrderStore } from "./order-store.ts";

interface CancelOrderProps {
  readonly store: OrderStore;
  readonly order: OrderView;
  readonly cancelling: boolean;
}

/** Cancelling, as long as it is possible, with the promise until when it surely is. */
export function CancelOrder({ store, order, cancelling }: CancelOrderProps) {
  const t = useMessages().order;
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  if (!order.cancellable) return null;
  // What comes by mail goes out when its day has come, and waits for no hour in which cancelling is promised.
  const sent = anythingSent(order.lines);
  const until = new Date(order.cancelPromisedUntil);
  const promised = until.getTime() > Date.now();
  const confirm = async () => {
    const isCancelled = await store.cancel();
    if (isCancelled && order.payment.state === "paid") track(refunded(order));
    setOpen(false);
  };
  const clock = localClock(until, locale);
  return (
    <section className="order-cancel">
      <p className="small">{sent ? (promised ? t.cancelUntil({ time: clock }) : t.cancelStill) : t.cancelUnmailed}</p>
      <Button look="ghost" small onClick={() => setOpen(true)}>
        {t.cancel}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t.cancelTitle({ number: order.number })}
        closeLabel={t.close}
        footer={
          <>
            <Button look="ghost" onClick={() => setOpen(false)}>
              {t.keep}
            </Button>
            <Button loading={cancelling} loadingText={t.cancelling} onClick={confirm}>
              {t.cancelConfirm}
            </Button>
          </>
        }
      >
        <p>
          {sent ? t.cancelText : t.cancelGiftText} {order.payment.state === "paid" && t.refund}
        </p>
      </Dialog>
    </section>
  );
}
