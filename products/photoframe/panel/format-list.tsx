import { useState } from "react";
import { formatSize } from "../../../core/length-text.ts";
import { type Format, orientationOf, sameFormat, turnTo, writeFormat } from "../../../core/measure.ts";
import { formatMoney } from "../../../core/money.ts";
import { paperName } from "../../../core/named-format.ts";
import { scaleOfShapes } from "../../../ui/format-shape.ts";
import { FormatTile, FormatTiles } from "../../../ui/format-tile.tsx";
import { Price } from "../../../ui/price.tsx";
import { TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { refusalText } from "../../link-values.ts";
import { check } from "../check.ts";
import { type FormatTab, formatTabs } from "../page/format-tabs.ts";
import { prepare } from "../prepared.ts";
import { photoFits } from "./format-fit.ts";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";

/** The tile's corner also says which formats suit the photo, so the shapes leave room for it. */
const SHAPE_SHARE = 0.62;

/** The offered formats by proportions, drawn to scale; the ones that suit the photo say so. */
export function FormatList(props: Props) {
  const { configuration, data, locale, unit, photo, text } = props;
  const words = wordsOf(locale);
  const groups = tabsFor(props);
  const [opened, setOpened] = useState<string | null>(null);
  if (groups.length === 0) return null;
  const turned = (format: Format) => turnTo(format, orientationOf(configuration.format));
  const holds = ({ formats }: FormatTab) => formats.some((one) => sameFormat(turned(one), configuration.format));
  const fits = ({ formats }: FormatTab) => formats.some((one) => photoFits(photo, turned(one)));
  const selected = groups.find(({ key }) => key === opened) ?? groups.find(holds) ?? groups.find(fits) ?? groups[0];
  if (!selected) return null;
  const formats = selected.formats.map(turned);
  return (
    <div className="panel-formats" key={`${unit}-${data.release}`}>
      <Tabs
        id="panel-ratio"
        label={words.ratio}
        look="pills"
        tabs={groups.map(({ key, label }) => ({ id: key, label: typeof label === "string" ? label : text(label) }))}
        selected={selected.key}
        onSelect={setOpened}
      />
      <TabPanel tabs="panel-ratio" selected={selected.key} className="panel-tiles">
        <FormatTiles>
          {formats.map((format) => (
            <Tile
              key={writeFormat(format)}
              format={format}
              scale={scaleOfShapes(formats) * SHAPE_SHARE}
              props={props}
            />
          ))}
        </FormatTiles>
      </TabPanel>
    </div>
  );
}

function Tile({ format, scale, props }: { readonly format: Format; readonly scale: number; readonly props: Props }) {
  const { configuration, data, locale, text, photo, priceOf, choose } = props;
  const wanted = { ...configuration, format };
  const refusal = check(wanted, data)[0];
  const price = priceOf(wanted);
  return (
    <FormatTile
      target={{
        name: "panel-format",
        value: writeFormat(format),
        onChoose: () => choose(wanted),
      }}
      extent={format}
      scale={scale}
      size={paperName(format) ?? formatSize(format, locale)}
      price={price && <Price current={formatMoney(price, locale)} />}
      chosen={sameFormat(format, configuration.format)}
      unavailable={refusal && refusalText(refusal, text)}
      flag={!refusal && photoFits(photo, format) ? wordsOf(locale).fits : undefined}
    />
  );
}

/** The tabs of the calculator, so that a visitor finds a format where she saw it. */
function tabsFor({ configuration, data, unit }: Props): readonly FormatTab[] {
  const { materials } = prepare(data);
  const material = materials.get(configuration.materialType ?? "") ?? materials.get(data.defaultMaterial);
  return material ? formatTabs(data, material, unit) : [];
}
