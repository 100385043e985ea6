import { GoodsView } from "../../goods-view.tsx";
import type { Accessory } from "./schema.ts";

export const AccessoryBlock = ({ block }: { readonly block: Accessory }) => <GoodsView block={block} />;
