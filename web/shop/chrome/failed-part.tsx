import "../../../ui/styles/layers.css";
import { useEffect } from "react";
import { pageTitle } from "../../../core/page-title.ts";
import { useMessages } from "../../messages/context.tsx";
import { useRouter } from "../../router/page.ts";
import { useHome } from "../../use-shop.ts";
import { detailsOf, ErrorDetails } from "./error-details.tsx";
import { ErrorPage, loadAgain } from "./error-page.tsx";
import { useOffline } from "./use-offline.ts";

interface FailedPartProps {
  readonly error: unknown;
  /** It had the page's heading: what is left around it is no page. */
  readonly isPage: boolean;
}

/** What is shown instead of an island that failed in the browser (`web/islands/failed-island.tsx`). */
export default function FailedPart({ error, isPage }: FailedPartProps) {
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
