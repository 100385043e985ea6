import type { ReactNode } from "react";
import { formatSize } from "../../../core/length-text.ts";
import { refusalText } from "../../../products/link-values.ts";
import type { PageTile } from "../../../products/page-section.ts";
import { FormatTile } from "../../../ui/format-tile.tsx";
import { Price } from "../../../ui/price.tsx";
import { useMessages } from "../../words/context.tsx";
import type { Piece } from "./calculator.ts";
import { GivenWay } from "./given-way.tsx";
import type { Calculator } from "./use-calculator.ts";

interface Props {
  readonly tile: PageTile<Piece>;
  readonly scale: number;
  readonly calculator: Calculator;
  readonly flag?: ReactNode;
  /** In place of the name: of paper, or in which type it comes. */
  readonly note?: string | null;
  /** Makes the choice otherwise than by its link. */
  readonly onChoose?: ((event: React.MouseEvent, chosen: ReturnType<PageTile<Piece>["to"]>) => boolean) | undefined;
}

/** A format to choose: its shape, its measures, and its price or why it has none. */
export function Tile({ tile, scale, calculator, flag, note, onChoose }: Props) {
  const t = useMessages().product;
  const { text, money, shop, priceOf } = calculator;
  const { chosen, refusal, size, slot, name } = tile;
  const to = refusal ? null : tile.to();
  const link = to ? calculator.choose(to, tile.type ? "new" : "same") : { href: "" };
  const words = note ?? (slot ? t.slot[slot] : name && text(name));
  return (
    <FormatTile
      target={{
        ...link,
        onClick: (event) => {
          if (!to || !onChoose?.(event, to)) link.onClick?.(event);
        },
      }}
      chosen={chosen}
      unavailable={refusal ? refusalText(refusal, text) : undefined}
      extent={size}
      scale={scale}
      flag={flag}
      size={
        <>
          {words && <small className="format-note">{words}</small>}
          {to && <GivenWay calculator={calculator} state={to.state} />}
          {formatSize(size, shop.locale)}
        </>
      }
      price={to ? <Price current={money(priceOf(to.state.configuration))} /> : undefined}
    />
  );
}
