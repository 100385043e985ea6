import "../../../ui/link.css";
import "./formats.css";
import { useState } from "react";
import { sameFormat, writeFormat } from "../../../core/measure.ts";
import { scaleOfShapes } from "../../../ui/format-shape.ts";
import { FormatTiles } from "../../../ui/format-tile.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { isPlainClick } from "../../browser/navigation/plain-click.ts";
import { dialogLink } from "../../frame/dialogs/dialog-link.ts";
import { useMessages } from "../../words/context.tsx";
import { useTreatment } from "../experiments/use-treatment.ts";
import { openTab, type Section } from "./calculator.ts";
import { SizeNudge, TipFlag } from "./layouts/nudges/nudge-parts.ts";
import { tippedFormat } from "./layouts/nudges/tip.ts";
import { moreFormats } from "./product-dialogs.ts";
import { MoreFormats, OwnFormat } from "./section-parts.ts";
import { Tile } from "./tile.tsx";
import type { Calculator } from "./use-calculator.ts";

interface Props {
  readonly section: Section<"formats">;
  readonly calculator: Calculator;
}

/** Formats drawn true to scale; what the tabs do not show is in a dialog, what nobody lists is typed. */
export function Formats({ section, calculator }: Props) {
  const t = useMessages().product;
  const nudging = useTreatment("967-nudging") === "on";
  const { state, text, shown, size } = calculator;
  const { tabs, more, own } = section;
  // The tab that was opened last counts as long as the format stays; another format opens its own.
  const [opened, setOpened] = useState<{ readonly key: string; readonly at: string } | null>(null);
  const here = size ? writeFormat(size) : "";
  const tab = opened?.at === here && tabs.some(({ key }) => key === opened.key) ? opened.key : null;
  const selected = tab ?? openTab(calculator)?.key ?? "";
  const tiles = <Tiles section={section} calculator={calculator} tab={selected} />;

  return (
    <section className="calculator-part" aria-labelledby="format-legend">
      <div className="format-head">
        <h2 id="format-legend" tabIndex={-1}>
          {text(section.legend)}
        </h2>
        <OrientationSwitch section={section} calculator={calculator} />
        {more && (
          <a
            className="link num"
            href={`${calculator.hrefOf(state, { show: "more-formats" })}#more-formats`}
            {...dialogLink(moreFormats, calculator)}
          >
            {text("calc.more")} ({more.count()})
          </a>
        )}
        {section.note && <span className="label num">{text(section.note)}</span>}
      </div>
      {tabs.length > 1 ? (
        <>
          <Tabs
            id="formats"
            label={t.formats}
            look="pills"
            selected={selected}
            tabs={tabs.map(({ key, label }) => ({
              id: key,
              label: text(label),
              href: calculator.hrefOf(state, { ratio: key }),
            }))}
            onSelect={(key, event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              setOpened({ key, at: here });
            }}
          />
          <TabPanel tabs="formats" selected={selected}>
            {tiles}
          </TabPanel>
        </>
      ) : (
        tiles
      )}
      {nudging && <SizeNudge calculator={calculator} isTipShown={tippedFormat(calculator) !== null} />}
      {own && <OwnFormat own={own} calculator={calculator} />}
      {more && shown === "more-formats" && (
        <section className="calculator-shown" id="more-formats" aria-label={text("calc.more")}>
          <MoreFormats calculator={calculator} />
        </section>
      )}
    </section>
  );
}

function Tiles({ section, calculator, tab: key }: Props & { readonly tab: string }) {
  const tiles = section.tabs.find((one) => one.key === key)?.listed() ?? [];
  const tip = useTreatment("967-nudging") === "on" ? tippedFormat(calculator) : null;
  const scale = scaleOfShapes(tiles.map(({ size }) => size));
  return (
    <FormatTiles>
      {tiles.map((tile) => (
        <Tile
          key={tile.slot ? "slot" : tile.value}
          tile={tile}
          scale={scale}
          calculator={calculator}
          flag={tip && sameFormat(tile.size, tip) && <TipFlag />}
        />
      ))}
    </FormatTiles>
  );
}

/** Portrait or landscape for all formats. */
function OrientationSwitch({ section, calculator }: Props) {
  const t = useMessages().product;
  const { text } = calculator;
  const orientations = section.orientations();
  if (orientations.length === 0) return null;
  return (
    <nav className="orientation" aria-label={t.orientation}>
      {orientations.map(({ value, label, chosen, to }) => {
        const { href, onClick } = calculator.choose(to());
        const name = text(label);
        return (
          <a
            key={value}
            href={href}
            onClick={onClick}
            aria-current={chosen ? "true" : undefined}
            aria-label={name}
            title={name}
          >
            <Icon name={value === "portrait" ? "portrait" : "landscape"} small />
          </a>
        );
      })}
    </nav>
  );
}
