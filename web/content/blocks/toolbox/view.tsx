import { islandsOf } from "../../../browser/islands/island.tsx";
import { useWords } from "../../../words/use-words.ts";
import type { ViewProps } from "../../define/define-block.ts";
import type { block as definition } from "./block.ts";
import * as views from "./toolbox.islands.ts";
import { toolboxWords } from "./words.ts";

const Toolbox = islandsOf("web/content/blocks/toolbox/toolbox.islands.ts", views)("Toolbox", "touch");

export const View = ({ block }: ViewProps<typeof definition>) => (
  <Toolbox block={block} words={useWords(toolboxWords)} />
);
