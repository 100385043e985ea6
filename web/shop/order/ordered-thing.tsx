import { useCallback } from "react";
import type { LeafableDesign } from "../../../services/designs/contract.ts";
import { productionPaths } from "../../../services/production/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useFetched } from "../../browser/store/use-fetched.ts";
import { useMessages } from "../../words/context.tsx";
import { Leafing } from "../shared-design/leafing.tsx";

interface OrderedThingProps {
  readonly token: string;
  readonly lineId: string;
}

/** The design of a line as it was ordered, in the hand. */
export function OrderedThing({ token, lineId }: OrderedThingProps) {
  const t = useMessages().sharedDesign;
  const { value, failure, again } = useFetched<LeafableDesign>(productionPaths.orderThing(token, lineId));
  const pictureOf = useCallback(
    (page: number) => `${productionPaths.orderPreview(token, lineId)}?page=${page}`,
    [token, lineId],
  );
  if (value) return <Leafing design={value} pictureOf={pictureOf} />;
  if (failure) {
    return (
      <Notice
        tone="warn"
        announce="polite"
        action={
          <Button small look="ghost" onClick={again}>
            {t.again}
          </Button>
        }
      >
        {t.failed}
      </Notice>
    );
  }
  return (
    <Loading label={t.loading}>
      <Skeleton height="min(60vh, 30rem)" />
    </Loading>
  );
}
