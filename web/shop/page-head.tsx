import { pageTitle } from "../../core/page-title.ts";
import { useSamePath } from "../use-shop.ts";

interface PageHeadProps {
  readonly title: string;
  /** Pages for one visitor, and those that stand elsewhere, too, have no place in search engines. */
  readonly personal?: boolean;
}

/** What tab, history and search engines read of a page of the shop itself, which is at the same path in every locale. */
export const PageHead = ({ title, personal }: PageHeadProps) => (
  <>
    <title>{pageTitle(title)}</title>
    {personal ? <meta name="robots" content="noindex,nofollow" /> : <ForSearch />}
  </>
);

/** As `page-head-of.ts` says it of pages that are written. */
function ForSearch() {
  const { canonical, alternates, standard } = useSamePath();
  return (
    <>
      <meta name="robots" content="index,follow" />
      <link rel="canonical" href={canonical} />
      {alternates.map(({ locale, href }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={href} />
      ))}
      {standard && <link rel="alternate" hrefLang="x-default" href={standard} />}
    </>
  );
}
