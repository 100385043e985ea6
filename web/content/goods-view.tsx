import type { PriceTerms, Tile } from "./tile.ts";
import { Tiles } from "./tiles.tsx";
import type { ToCome } from "./to-come.ts";

interface GoodsBlock extends ToCome {
  readonly headline: string;
  readonly text: string;
  readonly tiles: readonly Tile[];
  readonly terms: PriceTerms | null;
}

/** Goods that an editor chose, with the catalogue's prices. */
export const GoodsView = ({ block }: { readonly block: GoodsBlock }) => (
  <Tiles headline={block.headline} text={block.text} tiles={block.tiles} terms={block.terms} toCome={block.toCome} />
);
