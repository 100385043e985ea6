import { pageTitle } from "../../../core/page-title.ts";
import { ofPage } from "../../browser/navigation/page-head.tsx";
import { useSamePath, useShop } from "../use-shop.ts";
import { channelImage, socialTags } from "./social-tags.ts";

/** Pages for one visitor have no place in search engines; the others say there what is on them. */
type PageHeadProps = { readonly title: string } & (
  | { readonly personal: true; readonly description?: never; readonly image?: never }
  /** `image`: path of a picture for social media; left out: the channel's own. */
  | { readonly personal?: never; readonly description: string; readonly image?: string }
);

/** What tab, history, search engines and social media read of a page of the shop itself, which is in every locale. */
export const PageHead = ({ title, personal, description, image }: PageHeadProps) => (
  <>
    <title>{pageTitle(title)}</title>
    {personal ? (
      <meta {...ofPage} name="robots" content="noindex,nofollow" />
    ) : (
      <>
        <meta {...ofPage} name="description" content={description} />
        <ForSearch title={pageTitle(title)} description={description} image={image} />
      </>
    )}
  </>
);

interface ForSearchProps {
  readonly title: string;
  readonly description: string;
  readonly image: string | undefined;
}

/** As `page-head-of.ts` says it of pages that are written. */
function ForSearch({ title, description, image }: ForSearchProps) {
  const { canonical, alternates, standard } = useSamePath();
  const { channel, locale } = useShop();
  const tags =
    canonical === undefined
      ? []
      : socialTags({
          title,
          description,
          canonical,
          locale,
          origin: new URL(canonical).origin,
          elsewhere: alternates.map((one) => one.locale),
          images: [image ?? channelImage(channel)],
        });
  return (
    <>
      <meta {...ofPage} name="robots" content="index,follow" />
      <link {...ofPage} rel="canonical" href={canonical} />
      {alternates.map(({ locale, href }) => (
        <link {...ofPage} key={locale} rel="alternate" hrefLang={locale} href={href} />
      ))}
      {standard && <link {...ofPage} rel="alternate" hrefLang="x-default" href={standard} />}
      {tags.map(({ property, content }) => (
        <meta {...ofPage} key={`${property} ${content}`} property={property} content={content} />
      ))}
      <meta {...ofPage} name="twitter:card" content="summary_large_image" />
    </>
  );
}
