import type { FailedViewProps } from "../../browser/islands/failed-view.ts";
import "../../../ui/styles/layers.css";
import { useEffect } from "react";
import { pageTitle } from "../../../core/page-title.ts";
import { useRouter } from "../../browser/navigation/page.ts";
import { useMessages } from "../../words/context.tsx";
import { useHome } from "../use-shop.ts";
import { detailsOf, ErrorDetails } from "./error-details.tsx";
import { ErrorPage, loadAgain } from "./error-page.tsx";
import { useOffline } from "./use-offline.ts";

/** What is shown instead of an island that failed in the browser (`web/browser/islands/failed-island.tsx`). */
export default function FailedPart({ error, isPage }: FailedViewProps) {
  const messages = useMessages().chrome;
  const { homeHref } = useHome();
  const { pathname } = useRouter().page.location;
  const offline = useOffline();
  const { title } = offline ? messages.offline : messages.failed;
  useEffect(() => {
    if (isPage) document.title = pageTitle(title);
  }, [isPage, title]);
  const details = <ErrorDetails details={detailsOf(error)} />;
  if (isPage)
    return (
      <>
        <ErrorPage status={500} retryHref={pathname} offline={offline} messages={messages} homeHref={homeHref} />
        {details}
      </>
    );
  return (
    <>
      <p className="error-page-part" role="alert">
        {title}.{" "}
        <a className="link" href={pathname} onClick={loadAgain}>
          {messages.tryAgain}
        </a>
      </p>
      {details}
    </>
  );
}
