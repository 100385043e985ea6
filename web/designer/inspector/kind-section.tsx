import { memo, useMemo } from "react";
import type { Size } from "../../../design/geometry.ts";
import type { Refusal } from "../../../products/kind.ts";
import type { PanelSection } from "../../../products/panel.ts";
import { quoteFor } from "../../../products/shop-pricing.ts";
import { useDesk } from "../desk/desk.ts";
import { useConfigurationView, useSessionValue } from "../desk/use-design.ts";
import { photoElements } from "../photos/photo-operations.ts";
import type { Session } from "../store/session.ts";
import { uprightSize } from "./upright-size.ts";
import { usePanelDesign } from "./use-panel-design.ts";

interface KindSectionProps {
  readonly section: PanelSection<unknown, unknown>;
  readonly choose: (configuration: unknown, gaveWay?: readonly Refusal[]) => void;
}

/** A page of the kind's own panel, with what it needs of the open design. */
export const KindSection = memo(function KindSection({ section: { Content }, choose }: KindSectionProps) {
  const { kind, data, shop, text, pricing, session } = useDesk();
  const { configuration } = useConfigurationView();
  const photo = useUprightSize(session);
  return (
    <Content
      configuration={configuration}
      data={data}
      locale={shop.locale}
      unit={shop.unit}
      text={text}
      photo={photo}
      priceOf={(other) => {
        const quote = quoteFor(kind, other, data, pricing);
        return quote.ok ? { amount: quote.value.priceCurrent, currency: quote.value.currency } : null;
      }}
      choose={choose}
      useDesign={usePanelDesign}
    />
  );
});

/** The size of the photo that matters most, the same object while it is only moved. */
function useUprightSize(session: Session): Size | null {
  const text = useSessionValue(session, ({ document }) =>
    JSON.stringify(uprightSize(document, photoElements(document)[0])),
  );
  return useMemo(() => JSON.parse(text), [text]);
}
