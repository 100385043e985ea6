import { islandsOf } from "../../browser/islands/island.tsx";
import { part } from "../../browser/part.tsx";
import type { ContentPage as Page } from "../../content/read-page.ts";
import type { FollowedPage } from "./load-content.ts";
import * as views from "./preview/preview.islands.ts";

const ContentPage = part(
  "web/shop/content/content-page.tsx",
  async () => (await import("./content-page.tsx")).ContentPage,
);
/** For editors alone: the whole page with its frame, which is rendered again as they type. */
const ContentPreview = islandsOf("web/shop/content/preview/preview.islands.ts", views)("ContentPreview", "load");

interface LoadedContentProps {
  readonly page: Page;
  /** Null: for visitors. */
  readonly preview: FollowedPage | null;
}

/** A page as its loader gave it; each way of showing it is a part of its own. */
export const LoadedContent = ({ page, preview }: LoadedContentProps) =>
  preview === null ? <ContentPage page={page} /> : <ContentPreview page={page} preview={preview} />;
