import { ButtonLink } from "../../../ui/button.tsx";
import { Link } from "../../../ui/link.tsx";
import { isRefused, usePageError } from "../../browser/navigation/page.ts";
import { ShopErrorPage } from "../../frame/chrome/shop-error-page.tsx";
import { ShopPage } from "../../frame/chrome/shop-page.tsx";
import { PageHead } from "../../frame/page-head/page-head.tsx";
import { useMessages } from "../../words/context.tsx";

/** What of an address no list is for, and where it goes on. */
export interface UnknownFilters {
  /** Why, one sentence each. */
  readonly reasons: readonly string[];
  /** The list without what nobody knows. */
  readonly without: string;
  readonly all: string;
}

/** Says which filter of the address there is not, and leads on; any other failure is the shop's own page for it. */
export function UnknownFiltersPage() {
  const error = usePageError();
  const t = useMessages().themes;
  if (!isRefused(error) || !isUnknownFilters(error.data)) return <ShopErrorPage />;
  const { reasons, without, all } = error.data;
  return (
    <ShopPage>
      <PageHead title={t.unknownTitle} personal />
      <div className="wrap themes-unknown">
        <h1>{t.unknownTitle}</h1>
        <ul className="lead">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p className="themes-unknown-on">
          <ButtonLink href={without}>{without === all ? t.all : t.unknownOn}</ButtonLink>
          {without !== all && (
            <Link underlined href={all}>
              {t.all}
            </Link>
          )}
        </p>
      </div>
    </ShopPage>
  );
}

const isUnknownFilters = (data: unknown): data is UnknownFilters =>
  typeof data === "object" && data !== null && "reasons" in data && Array.isArray(data.reasons);
