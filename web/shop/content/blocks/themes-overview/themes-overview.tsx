import { useBlockWords } from "../../block-words.ts";
import { Tiles } from "../../tiles.tsx";
import type { ThemesOverview } from "./schema.ts";

export function ThemesOverviewBlock({ block: { headline, text, tiles } }: { readonly block: ThemesOverview }) {
  const t = useBlockWords();
  const counted = tiles.map(({ count, ...tile }) => ({ ...tile, fact: t.designsOf(count) }));
  return <Tiles headline={headline} text={text} tiles={counted} />;
}
