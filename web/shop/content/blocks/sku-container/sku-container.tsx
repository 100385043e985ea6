import { GoodsView } from "../../goods-view.tsx";
import type { SkuContainer } from "./schema.ts";

export const SkuContainerBlock = ({ block }: { readonly block: SkuContainer }) => <GoodsView block={block} />;
