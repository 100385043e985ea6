import { DesignsView } from "../../designs-view.tsx";
import type { Card } from "./schema.ts";

export const CardBlock = ({ block }: { readonly block: Card }) => <DesignsView block={block} />;
