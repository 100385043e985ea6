import "../../../ui/link.css";
import "./material-changed.css";
import { useState } from "react";
import { formatSize } from "../../../core/length-text.ts";
import { refusalText } from "../../../products/link-values.ts";
import { type MaterialChange, materialChange } from "../../../products/photoframe/calculator/material-change.ts";
import type { Chosen } from "../../../products/photoframe/calculator/setup.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useMessages } from "../../messages/context.tsx";
import type { Calculator } from "./use-calculator.ts";

interface Props {
  readonly calculator: Calculator;
}

/**
 * What the chosen material changed beside itself, with the way back to the former format, until the next choice. It floats: what is pressed next
 * stays where it is, also when this goes.
 */
export function MaterialChanged({ calculator }: Props) {
  const t = useMessages().product;
  const [closed, setClosed] = useState<Chosen | null>(null);
  const { chosen, setup, shop, apply } = calculator;
  const change = chosen && chosen !== closed ? materialChange(setup, chosen) : null;
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
      {t.changed.back(formatSize(back.format, shop.locale))}
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
function useSentences(change: MaterialChange | null, { shop, text }: Calculator): readonly string[] {
  const t = useMessages().product.changed;
  if (!change) return [];
  const { format, frame, reasons } = change;
  return [
    ...(format ? [t.format(formatSize(format, shop.locale))] : []),
    ...(frame.length > 0 ? [t.frame(frame.map(text).join(". "))] : []),
    ...new Set(reasons.map((refusal) => refusalText(refusal, text))),
  ];
}
