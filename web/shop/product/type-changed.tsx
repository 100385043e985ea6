import "../../../ui/link.css";
import "./type-changed.css";
import { useState } from "react";
import { formatSize } from "../../../core/length-text.ts";
import type { Chosen, TypeChange } from "../../../products/kind-page.ts";
import { refusalText } from "../../../products/link-values.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useMessages } from "../../words/context.tsx";
import type { Piece } from "./calculator.ts";
import type { Calculator } from "./use-calculator.ts";

interface Props {
  readonly calculator: Calculator;
}

/**
 * What the chosen type changed beside itself, with the way back to the former format, until the next choice. It floats:
 * what is pressed next stays where it is, also when this goes.
 */
export function TypeChanged({ calculator }: Props) {
  const t = useMessages().product;
  const [closed, setClosed] = useState<Chosen<Piece> | null>(null);
  const { chosen, page, setup, shop, apply } = calculator;
  const change = chosen && chosen !== closed ? (page.typeChange?.(setup, chosen) ?? null) : null;
  const sentences = useSentences(change, calculator);
  // The pressed button goes away; the focus stays with what it was about.
  const leave = () => document.getElementById("format-legend")?.focus({ preventScroll: true });
  const back = change?.back;
  const goBack = back && (
    <button
      type="button"
      className="link small"
      onClick={() => {
        leave();
        apply(back.chosen);
      }}
    >
      {t.changed.back({ size: formatSize(back.format, shop.locale) })}
    </button>
  );
  const close = () => {
    leave();
    setClosed(chosen);
  };
  return (
    <LiveRegion visible className="material-changed">
      {change && (
        <Notice tone="info" title={t.notices}>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {goBack}
          <IconButton icon="close" small label={t.changed.close} onClick={close} />
        </Notice>
      )}
    </LiveRegion>
  );
}

/** First what is different now, then each reason. */
function useSentences(change: TypeChange<Piece> | null, { shop, text }: Calculator): readonly string[] {
  const t = useMessages().product.changed;
  if (!change) return [];
  const { format, frame, reasons } = change;
  return [
    ...(format ? [t.format({ size: formatSize(format, shop.locale) })] : []),
    ...(frame.length > 0 ? [t.frame({ frame: frame.map((label) => text(label)).join(". ") })] : []),
    ...new Set(reasons.map((refusal) => refusalText(refusal, text))),
  ];
}
