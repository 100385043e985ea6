import { GoodsView } from "../../goods-view.tsx";
import type { Frame } from "./schema.ts";

export const FrameBlock = ({ block }: { readonly block: Frame }) => <GoodsView block={block} />;
