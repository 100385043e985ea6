import { lazy, Suspense, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useMessages } from "../../words/context.tsx";

interface LookAtLineProps {
  /** Of the order. */
  readonly token: string;
  readonly lineId: string;
  readonly title: string;
}

/** Loaded when somebody looks: most people read an order's page for its state. */
const OrderedThing = lazy(() => import("./ordered-thing.tsx").then((loaded) => ({ default: loaded.OrderedThing })));

/** Opens what was ordered, to leaf through and fold. */
export function LookAtLine({ token, lineId, title }: LookAtLineProps) {
  const t = useMessages().order;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="ghost" small icon="eye" aria-label={t.lookAtOf({ title })} onClick={() => setOpen(true)}>
        {t.lookAt}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} closeLabel={t.close} wide>
        <Suspense fallback={<Skeleton height="min(60vh, 30rem)" />}>
          <OrderedThing token={token} lineId={lineId} />
        </Suspense>
      </Dialog>
    </>
  );
}
