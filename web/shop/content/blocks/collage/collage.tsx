import { DesignsView } from "../../designs-view.tsx";
import type { Collage } from "./schema.ts";

export const CollageBlock = ({ block }: { readonly block: Collage }) => <DesignsView block={block} />;
