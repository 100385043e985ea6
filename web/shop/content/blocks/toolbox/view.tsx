import { islandsOf } from "../../../../browser/islands/island.tsx";
import type { ViewProps } from "../../define/define-block.ts";
import { useWords } from "../../use-words.ts";
import type { block as definition } from "./block.ts";
import * as views from "./toolbox.islands.ts";
import { toolboxWords } from "./words.ts";

const Toolbox = islandsOf("web/shop/content/blocks/toolbox/toolbox.islands.ts", views)("Toolbox", "touch");

export const View = ({ block }: ViewProps<typeof definition>) => (
  <Toolbox block={block} words={useWords(toolboxWords)} />
);
