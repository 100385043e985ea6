import { DesignsView } from "../../designs-view.tsx";
import type { PhotobookOverview } from "./schema.ts";

export const PhotobookOverviewBlock = ({ block }: { readonly block: PhotobookOverview }) => (
  <DesignsView block={block} />
);
