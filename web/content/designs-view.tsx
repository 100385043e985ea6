import { useWords } from "../words/use-words.ts";
import type { Designs } from "./designs.ts";
import { designsWords } from "./designs-words.ts";
import { TilePriceText, Tiles } from "./tiles.tsx";
import type { ToCome } from "./to-come.ts";

interface DesignsBlock extends ToCome {
  readonly headline: string;
  readonly text: string;
  readonly designs: Designs;
}

/** Designs of one kind; what the kind costs from stands beside the heading. */
export function DesignsView({ block: { headline, text, designs, toCome } }: { readonly block: DesignsBlock }) {
  const t = useWords(designsWords);
  const { tiles, from, terms, all } = designs;
  const more = all && all.total > tiles.length ? { href: all.href, text: t.allDesigns({ total: all.total }) } : null;
  return (
    <Tiles
      headline={headline}
      tiles={tiles}
      more={more}
      terms={terms}
      toCome={toCome}
      text={text}
      beside={from && <TilePriceText price={from} />}
    />
  );
}
