import { useWords } from "../../../words/use-words.ts";
import type { ViewProps } from "../../define/define-block.ts";
import { Tiles } from "../../tiles.tsx";
import type { block } from "./block.ts";
import { themesOverviewWords } from "./words.ts";

export function View({ block: { headline, text, tiles } }: ViewProps<typeof block>) {
  const t = useWords(themesOverviewWords);
  const counted = tiles.map(({ count, ...tile }) => ({ ...tile, fact: t.designsOf({ count }) }));
  return <Tiles headline={headline} text={text} tiles={counted} />;
}
