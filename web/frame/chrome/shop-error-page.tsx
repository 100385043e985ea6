import "../../../ui/styles/layers.css";
import { isRefused, usePage, usePageError } from "../../browser/navigation/page.ts";
import { useMessages } from "../../words/context.tsx";
import { PageHead } from "../page-head/page-head.tsx";
import { useNavigation } from "../use-shop.ts";
import { detailsOf } from "./error-details.tsx";
import { ErrorPage } from "./error-page.tsx";
import { ErrorDetailsIsland } from "./islands.tsx";
import { ShopPage } from "./shop-page.tsx";

/** What is shown instead of a page that does not exist (404) or failed (500), with links to the pages that do. */
export function ShopErrorPage() {
  const error = usePageError();
  const { pathname } = usePage().location;
  const messages = useMessages().chrome;
  const navigation = useNavigation();
  const missing = isRefused(error) && error.status === 404;
  const status = missing ? 404 : 500;
  return (
    <ShopPage end={{ opinions: false }}>
      <PageHead title={missing ? messages.notFound.title : messages.failed.title} personal />
      <ErrorPage
        status={status}
        messages={messages}
        homeHref={navigation.homeHref}
        retryHref={pathname}
        links={navigation.products.map(({ text, href }) => (
          <a key={href} className="link" href={href}>
            {text}
          </a>
        ))}
      />
      <ErrorDetailsIsland details={detailsOf(error)} />
    </ShopPage>
  );
}
