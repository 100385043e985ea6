import { isRefused, usePageError } from "../../browser/navigation/page.ts";
import { ofPage } from "../../browser/navigation/page-head.tsx";
import { part } from "../../browser/part.tsx";
import type { ContentPage as Page } from "../../content/read-page.ts";
import { detailsOf } from "../../frame/chrome/error-details.tsx";
import { ErrorDetailsIsland } from "../../frame/chrome/islands.tsx";
import { ShopErrorPage } from "../../frame/chrome/shop-error-page.tsx";

const ContentPage = part(
  "web/shop/content/content-page.tsx",
  async () => (await import("./content-page.tsx")).ContentPage,
);

interface Missing {
  readonly content?: Page | null;
}

/** The shop's error story where there is one and the page does not exist, otherwise what the shop says by itself. */
export function ContentErrorPage() {
  const error = usePageError();
  const page: Page | null =
    isRefused(error) && error.status === 404 ? ((error.data as Missing | null)?.content ?? null) : null;
  if (page === null) return <ShopErrorPage />;
  return (
    <>
      <title>{page.title}</title>
      <meta {...ofPage} name="robots" content="noindex,nofollow" />
      <ContentPage page={page} />
      <ErrorDetailsIsland details={detailsOf(error)} />
    </>
  );
}
