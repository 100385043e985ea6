import type { TextElement } from "../../../../design/document.ts";
import type { IconName } from "../../../../ui/icons.ts";
import { SegmentedControl } from "../../../../ui/segmented-control.tsx";
import { Slider } from "../../../../ui/slider.tsx";
import { useMessages } from "../../../words/context.tsx";
import { ColourField } from "../../inspector/colour-field.tsx";
import { useSliderGesture } from "../../inspector/use-slider-gesture.ts";
import { common } from "./text-changes.ts";
import { useChangeTexts } from "./use-change-texts.ts";

const aligns = { start: "text-left", centre: "text-centre", end: "text-right" } as const satisfies Record<
  string,
  IconName
>;
const stands = { top: "align-top", middle: "align-middle", bottom: "align-bottom" } as const satisfies Record<
  string,
  IconName
>;

/** Where the words are in their box, how far apart, and in which colour. */
export function LookSettings({ texts }: { readonly texts: readonly TextElement[] }) {
  const t = useMessages().designer.text;
  const change = useChangeTexts(texts);
  const [first] = texts;
  if (!first) return null;
  return (
    <>
      <section>
        <div className="text-row">
          <IconSegments
            label={t.align}
            icons={aligns}
            words={t.aligned}
            value={first.align}
            onChange={(align) => change({ align })}
          />
          <IconSegments
            label={t.stand}
            icons={stands}
            words={t.stood}
            value={first.stand}
            onChange={(stand) => change({ stand })}
          />
        </div>
      </section>
      <section>
        <Share
          label={t.leading}
          value={first.leading}
          min={60}
          max={250}
          onChange={(leading, gesture) => change({ leading }, gesture)}
        />
        <Share
          label={t.tracking}
          value={first.tracking}
          min={-10}
          max={60}
          onChange={(tracking, gesture) => change({ tracking }, gesture)}
        />
      </section>
      <section>
        <ColourField
          label={t.colour}
          value={common(texts, ({ colour }) => colour)}
          onChange={(colour, gesture) => change({ colour }, gesture)}
        />
      </section>
    </>
  );
}

interface IconSegmentsProps<Value extends string> {
  readonly label: string;
  readonly icons: Readonly<Record<Value, IconName>>;
  readonly words: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function IconSegments<Value extends string>({ label, icons, words, value, onChange }: IconSegmentsProps<Value>) {
  const segments = (Object.keys(icons) as Value[]).map((one) => ({
    value: one,
    icon: icons[one],
    label: <span className="visually-hidden">{words[one]}</span>,
  }));
  return <SegmentedControl<Value> label={label} segments={segments} value={value} onChange={onChange} />;
}

interface ShareProps {
  readonly label: string;
  /** Parts per million. */
  readonly value: number;
  /** Percent. */
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number, gesture: string) => void;
}

const PERCENT = 10_000;

function Share({ label, value, min, max, onChange }: ShareProps) {
  const t = useMessages().designer.text;
  const { key, handlers } = useSliderGesture();
  const percent = Math.round(value / PERCENT);
  return (
    <div className="text-slider">
      <p className="inspector-label">
        {label} <span className="num">{t.percent({ n: percent })}</span>
      </p>
      <Slider
        label={label}
        min={min}
        max={max}
        value={percent}
        valueText={t.percent({ n: percent })}
        onChange={(next) => onChange(next * PERCENT, key())}
        {...handlers}
      />
    </div>
  );
}
