import type { Refusal } from "../../../products/kind.ts";
import type { PanelSection } from "../../../products/panel.ts";
import { useDesk } from "../desk/desk.ts";
import { useDesignView } from "../desk/use-design.ts";
import { photoElements } from "../photos/photo-operations.ts";
import { uprightSize } from "./upright-size.ts";

interface KindSectionProps {
  readonly section: PanelSection<unknown, unknown>;
  readonly choose: (configuration: unknown, gaveWay?: readonly Refusal[]) => void;
}

/** A page of the kind's own panel, with what it needs of the open design. */
export function KindSection({ section: { Content }, choose }: KindSectionProps) {
  const { kind, data, shop, text, terms } = useDesk();
  const { configuration, document } = useDesignView();
  return (
    <Content
      configuration={configuration}
      data={data}
      locale={shop.locale}
      unit={shop.unit}
      text={text}
      photo={uprightSize(document, photoElements(document)[0])}
      priceOf={(other) => {
        const quote = kind.quote(other, data, terms);
        return quote.ok ? { amount: quote.value.priceCurrent, currency: quote.value.currency } : null;
      }}
      choose={choose}
    />
  );
}
