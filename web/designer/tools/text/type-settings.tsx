import type { TextElement } from "../../../../design/document.ts";
import { layoutText } from "../../../../design/text/text-layout.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { SegmentedControl } from "../../../../ui/segmented-control.tsx";
import { Stepper } from "../../../../ui/stepper.tsx";
import { useLocale, useMessages } from "../../../words/context.tsx";
import { useWork } from "../../board/work.ts";
import { useStock } from "../../context/use-design.ts";
import { familyOf, fontName, isBoldFont } from "./families.ts";
import { fromPoints, pointBounds, pointSign, toPoints } from "./points.ts";
import { common } from "./text-changes.ts";
import { useChangeTexts } from "./use-change-texts.ts";
import { useFamily } from "./use-family.ts";

/** Family, weight and size. */
export function TypeSettings({ texts }: { readonly texts: readonly TextElement[] }) {
  const t = useMessages().designer.text;
  const { openPanel } = useWork();
  const change = useChangeTexts(texts);
  const { choose, failure } = useFamily(texts.map(({ id }) => id));
  const [first] = texts;
  const family = common(texts, ({ font }) => familyOf(font) ?? null);
  const names = [...new Set(texts.map(({ font }) => fontName(font)))].join(", ");
  return (
    <section>
      <button
        type="button"
        className="text-family"
        aria-label={t.otherFamily({ family: names })}
        onClick={() => openPanel("text")}
      >
        <span>{names}</span>
        <Icon name="chevron-right" small />
      </button>
      <div className="text-row">
        <Stepper
          label={t.size}
          decreaseLabel={t.smaller}
          increaseLabel={t.larger}
          unit={pointSign}
          value={shownPoints(first?.size ?? 0)}
          {...pointBounds}
          onChange={(points) => change({ size: fromPoints(points) })}
        />
        {family?.bold && (
          <SegmentedControl<"regular" | "bold">
            label={t.weight}
            segments={[
              { value: "regular", label: t.regular },
              { value: "bold", label: t.bold },
            ]}
            value={texts.every(({ font }) => isBoldFont(font)) ? "bold" : "regular"}
            onChange={(weight) => choose(family, null, weight)}
          />
        )}
      </div>
      <Shrunk texts={texts} />
      {failure && (
        <p className="text-hint" role="alert">
          {t.panel.failed({ family: failure })}
        </p>
      )}
    </section>
  );
}

/** Tenths of a point are seen in small type only. */
function shownPoints(size: number): number {
  const points = toPoints(size);
  return points < 20 ? points : Math.round(points);
}

/** In which size a text that shrinks is printed. */
function Shrunk({ texts }: { readonly texts: readonly TextElement[] }) {
  const t = useMessages().designer.text;
  const locale = useLocale();
  const stock = useStock();
  const [text, ...others] = texts;
  const layout = text && others.length === 0 ? layoutText(text, text.frame, stock) : null;
  if (!text || !layout || layout.size >= text.size) return null;
  return <p className="text-hint">{t.shrunk({ points: toPoints(layout.size).toLocaleString(locale) })}</p>;
}
