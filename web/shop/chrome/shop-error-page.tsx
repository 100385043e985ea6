import "../../../ui/styles/layers.css";
import { useSyncExternalStore } from "react";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { useMessages } from "../../messages/context.tsx";
import { useNavigation } from "../../use-shop.ts";
import { PageHead } from "../page-head.tsx";
import { ErrorDetails } from "./error-details.tsx";
import { ErrorPage } from "./error-page.tsx";
import { ShopPage } from "./shop-page.tsx";

/** What is shown instead of a page that does not exist (404) or failed (500), with links to the pages that do. */
export function ShopErrorPage() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const messages = useMessages().chrome;
  const navigation = useNavigation();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const status = missing ? 404 : 500;
  const offline = useOffline();
  return (
    <ShopPage end={{ opinions: false }}>
      <PageHead title={missing ? messages.notFound.title : messages.failed.title} personal />
      <ErrorPage
        status={status}
        offline={offline && !missing}
        messages={messages}
        homeHref={navigation.homeHref}
        retryHref={pathname}
        links={navigation.products.map(({ text, href }) => (
          <a key={href} className="link" href={href}>
            {text}
          </a>
        ))}
      />
      <ErrorDetails />
    </ShopPage>
  );
}

/** Whether the browser knows that it has no network. */
const useOffline = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      for (const event of ["online", "offline"]) addEventListener(event, changed);
      return () => {
        for (const event of ["online", "offline"]) removeEventListener(event, changed);
      };
    },
    () => !navigator.onLine,
    () => false,
  );
