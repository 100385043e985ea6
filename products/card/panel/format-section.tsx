import { useState } from "react";
import { labelFor } from "../../../core/labels.ts";
import { formatSize } from "../../../core/length-text.ts";
import { formatMoney } from "../../../core/money.ts";
import { scaleOfShapes } from "../../../ui/format-shape.ts";
import { FormatTile, FormatTiles } from "../../../ui/format-tile.tsx";
import { Price } from "../../../ui/price.tsx";
import { TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { defaultQuantity } from "../quantity.ts";
import type { Card, Guestbook } from "../release-parts.ts";
import { isBookSoldIn } from "../sold-in.ts";
import { changeChoice } from "./change-choice.ts";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";
import "../../panel.css";
import "./panel.css";

/** Sizes by kind: postcards, folded cards, booklets, books. */
export function FormatSection(props: Props) {
  const { configuration, locale, text } = props;
  const words = wordsOf(locale);
  const groups = groupsOf(props);
  const [opened, setOpened] = useState<string | null>(null);
  const own = groups.find(({ members }) => members.some(({ key }) => key === configuration.card));
  const selected = groups.find(({ label }) => label === opened) ?? own ?? groups[0];
  if (!selected) return null;
  const scale = scaleOfShapes(selected.members.map(({ size }) => size)) * SHAPE_SHARE;
  return (
    <section>
      <Tabs
        id="card-kind"
        label={words.kind}
        look="pills"
        tabs={groups.map(({ label }) => ({ id: label, label: text({ key: label }) }))}
        selected={selected.label}
        onSelect={setOpened}
      />
      <TabPanel tabs="card-kind" selected={selected.label} className="panel-tiles">
        <FormatTiles>
          {selected.members.map((one) => (
            <Tile key={one.key} one={one} scale={scale} props={props} />
          ))}
        </FormatTiles>
      </TabPanel>
    </section>
  );
}

/** The tile's line also says pages or price, so the shapes leave room for it. */
const SHAPE_SHARE = 0.62;

interface Group {
  readonly label: string;
  readonly members: readonly (Card | Guestbook)[];
}

/** Formats that the channel sells, and the chosen one. */
function groupsOf({ configuration, data, context }: Props): readonly Group[] {
  const { cards, guestbooks } = data;
  const sold = guestbooks.filter((book) => book.key === configuration.card || isBookSoldIn(context, book));
  const byLabel = Map.groupBy<string, Card | Guestbook>([...cards, ...sold], ({ label }) => label);
  return [...byLabel].map(([label, members]) => ({ label, members }));
}

interface TileProps {
  readonly one: Card | Guestbook;
  readonly scale: number;
  readonly props: Props;
}

function Tile({ one, scale, props }: TileProps) {
  const { configuration, data, locale, text, priceOf, choose } = props;
  const isBook = "cents" in one;
  const wasBook = data.guestbooks.some(({ key }) => key === configuration.card);
  // Books are counted one by one, cards by the steps of the price list.
  const quantity = isBook === wasBook ? configuration.quantity : isBook ? 1 : defaultQuantity;
  const { configuration: wanted, notices } = changeChoice(configuration, { card: one.key, quantity }, data);
  const price = priceOf(wanted);
  const hasPages = isBook || one.binding === "stapled";
  return (
    <FormatTile
      target={{ name: "card-format", value: one.key, onChoose: () => choose(wanted, notices) }}
      extent={one.size}
      scale={scale}
      size={
        <>
          {formatSize(one.size, locale)}
          {isBook && <small className="card-tile-fact">{text({ key: one.binding })}</small>}
          {hasPages && <small className="card-tile-fact">{text(labelFor("book.pages", { n: one.pages }))}</small>}
        </>
      }
      price={price && <Price current={formatMoney(price, locale)} />}
      chosen={one.key === configuration.card}
    />
  );
}
