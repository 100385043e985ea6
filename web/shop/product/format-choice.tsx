import "../../../ui/link.css";
import "./format-choice.css";
import { useState } from "react";
import { formatSize } from "../../../core/length-text.ts";
import { type Format, sameFormat } from "../../../core/measure.ts";
import { chooseFormat, chooseOrientation } from "../../../products/photoframe/calculator/choose.ts";
import { isListed, moreFormats } from "../../../products/photoframe/calculator/format-tabs.ts";
import { type Turned, turned } from "../../../products/photoframe/calculator/setup.ts";
import { scaleOfShapes } from "../../../ui/format-shape.ts";
import { FormatTile, FormatTiles } from "../../../ui/format-tile.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Price } from "../../../ui/price.tsx";
import { TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { useMessages } from "../../messages/context.tsx";
import { dialogLink } from "../dialogs/dialog-link.ts";
import { isPlainClick } from "../dialogs/plain-click.ts";
import { SizeNudge, TipFlag } from "../experiments/layouts/nudges/nudge-parts.ts";
import { tippedFormat } from "../experiments/layouts/nudges/tip.ts";
import { useTreatment } from "../experiments/use-treatment.ts";
import { GivenWay } from "./given-way.tsx";
import { MoreFormats } from "./more-formats.tsx";
import { OwnFormat } from "./own-format.tsx";
import type { Calculator } from "./use-calculator.ts";

interface Props {
  readonly calculator: Calculator;
}

/** Formats by ratio, drawn true to scale; what the tabs do not show is in a dialog, what nobody lists is typed. */
export function FormatChoice({ calculator }: Props) {
  const t = useMessages().product;
  const nudging = useTreatment("967-nudging") === "on";
  const { setup, state, text, shown, tabs } = calculator;
  // The tab that was opened last counts as long as the format stays; another format opens its own.
  const [opened, setOpened] = useState<{ readonly key: string; readonly at: Format } | null>(null);
  const { format } = state.configuration;
  const tab = opened && sameFormat(opened.at, format) && tabs.some(({ key }) => key === opened.key) ? opened.key : null;
  const selected = tab ?? calculator.tab;
  const count = moreFormats(setup, state).reduce((sum, { formats }) => sum + formats.length, 0);

  return (
    <section className="calculator-part" aria-labelledby="format-legend">
      <div className="format-head">
        <h2 id="format-legend" tabIndex={-1}>
          {text("calc.format")}
        </h2>
        <OrientationSwitch calculator={calculator} />
        <a
          className="link num"
          href={`${calculator.hrefOf(state, { show: "more-formats" })}#more-formats`}
          {...dialogLink("calculator-more-formats", calculator)}
        >
          {t.allFormats(count)}
        </a>
      </div>
      <Tabs
        id="formats"
        label={t.formats}
        look="pills"
        selected={selected}
        tabs={tabs.map(({ key, label }) => ({
          id: key,
          label: typeof label === "string" ? label : text(label),
          href: calculator.hrefOf(state, { ratio: key }),
        }))}
        onSelect={(key, event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          setOpened({ key, at: format });
        }}
      />
      <TabPanel tabs="formats" selected={selected}>
        <Tiles calculator={calculator} tab={selected} />
      </TabPanel>
      {nudging && <SizeNudge calculator={calculator} />}
      <OwnFormat calculator={calculator} />
      {shown === "more-formats" && (
        <section className="calculator-shown" id="more-formats" aria-label={t.allFormatsTitle}>
          <MoreFormats calculator={calculator} />
        </section>
      )}
    </section>
  );
}

function Tiles({ calculator, tab: key }: Props & { readonly tab: string }) {
  const t = useMessages().product;
  const { setup, state, shop, money, tabs } = calculator;
  const { format } = state.configuration;
  const tab = tabs.find((one) => one.key === key);
  const listed = (tab?.listed ?? []).map((lying) => turned(lying, state.orientation));
  const slot = isListed(tabs, format) ? null : format;
  const known = tabs.some(({ formats }) => formats.some((one) => sameFormat(turned(one, state.orientation), format)));
  const tip = useTreatment("967-nudging") === "on" ? tippedFormat(calculator) : null;
  const scale = scaleOfShapes(slot ? [...listed, slot] : listed);
  return (
    <FormatTiles>
      {[...listed, ...(slot ? [slot] : [])].map((one) => {
        const chosen = chooseFormat(setup, state, one);
        return (
          <FormatTile
            key={one === slot ? "slot" : `${one.width}x${one.height}`}
            target={calculator.choose(chosen)}
            chosen={sameFormat(one, format)}
            extent={one}
            scale={scale}
            flag={tip && sameFormat(one, tip) && <TipFlag />}
            size={
              <>
                {one === slot && <small className="format-note">{known ? t.slot.more : t.slot.own}</small>}
                <GivenWay calculator={calculator} state={chosen.state} />
                {formatSize(one, shop.locale)}
              </>
            }
            price={<Price current={money(calculator.priceOf(chosen.state.configuration))} />}
          />
        );
      })}
    </FormatTiles>
  );
}

const turns: readonly Turned[] = ["landscape", "portrait"];

/** Portrait or landscape for all formats. */
function OrientationSwitch({ calculator }: Props) {
  const t = useMessages().product;
  const { setup, state, text } = calculator;
  return (
    <nav className="orientation" aria-label={t.orientation}>
      {turns.map((turn) => {
        const { href, onClick } = calculator.choose(chooseOrientation(setup, state, turn));
        const name = text(`fmt.${turn}`);
        const current = state.orientation === turn ? "true" : undefined;
        return (
          <a key={turn} href={href} onClick={onClick} aria-current={current} aria-label={name} title={name}>
            <Icon name={turn} small />
          </a>
        );
      })}
    </nav>
  );
}
