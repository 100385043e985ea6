import { pageTitle } from "../../core/page-title.ts";
import { useSamePath } from "../use-shop.ts";

/** Pages for one visitor, and those that stand elsewhere, too, have no place in search engines; the others say there what is on them. */
type PageHeadProps = { readonly title: string } & (
  | { readonly personal: true; readonly description?: never }
  | { readonly personal?: boolean; readonly description: string }
);

/** What tab, history and search engines read of a page of the shop itself, which is at the same path in every locale. */
export const PageHead = ({ title, personal, description }: PageHeadProps) => (
  <>
    <title>{pageTitle(title)}</title>
    {description !== undefined && <meta name="description" content={description} />}
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
