import { DesignsView } from "../../designs-view.tsx";
import type { Feed } from "./schema.ts";

export const FeedBlock = ({ block }: { readonly block: Feed }) => <DesignsView block={block} />;
