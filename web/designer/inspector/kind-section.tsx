import { memo, useId, useMemo } from "react";
import { allElements } from "../../../design/element-place.ts";
import type { Size } from "../../../design/geometry.ts";
import type { Refusal } from "../../../products/kind.ts";
import type { PanelSection, PanelTexts } from "../../../products/panel.ts";
import { quoteFor } from "../../../products/shop-pricing.ts";
import { useDesignContext } from "../context/design-context.ts";
import { useConfigurationView, useSessionValue } from "../context/use-design.ts";
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
  const { kind, data, shop, text, pricing, session } = useDesignContext();
  const { configuration } = useConfigurationView();
  const photo = useUprightSize(session);
  const context = useMemo(() => ({ ...shop, on: pricing.on }), [shop, pricing]);
  const texts = useTexts(session);
  return (
    <Content
      configuration={configuration}
      data={data}
      locale={shop.locale}
      unit={shop.unit}
      context={context}
      text={text}
      photo={photo}
      priceOf={(other) => {
        const quote = quoteFor(kind, other, data, pricing);
        return quote.ok ? { amount: quote.value.priceCurrent, currency: quote.value.currency } : null;
      }}
      texts={texts}
      choose={choose}
      useDesign={usePanelDesign}
    />
  );
});

/** Texts by their slots; what is typed into one without a pause is undone together. */
function useTexts(session: Session): PanelTexts {
  const gesture = useId();
  const surfaces = useSessionValue(session, ({ document }) => document.surfaces);
  const textIn = (slot: string) =>
    allElements({ surfaces }).find((element) => element.type === "text" && element.slot === slot);
  return {
    in(slot: string) {
      const text = textIn(slot);
      return text?.type === "text" ? text.text : "";
    },
    write(slot: string, words: string) {
      const text = textIn(slot);
      if (!text) return;
      session.perform({ type: "setElement", element: text.id, set: { text: words } }, `${gesture}-${slot}`);
    },
  };
}

/** The size of the photo that matters most, the same object while it is only moved. */
function useUprightSize(session: Session): Size | null {
  const text = useSessionValue(session, ({ document }) =>
    JSON.stringify(uprightSize(document, photoElements(document)[0])),
  );
  return useMemo(() => JSON.parse(text), [text]);
}
