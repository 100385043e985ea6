import { shopPath } from "../../../core/shop-path.ts";
import { legalPaths } from "../../../services/legal/contract.ts";
import type { LoaderArgs, PageProps } from "../../browser/navigation/route-types.ts";
import { ShopErrorPage } from "../../frame/chrome/shop-error-page.tsx";
import { cachedForAll } from "../../frame/page-head/cached-for-all.ts";
import { PageHead } from "../../frame/page-head/page-head.tsx";
import { useShop } from "../../frame/use-shop.ts";
import { askOrFail } from "../../reading/ask.ts";
import { pageContext } from "../../reading/page-context.ts";
import { useMessages } from "../../words/context.tsx";
import { LegalPage, LegalSection } from "./legal-page.tsx";
import { MailLink, PhoneLink, PostalAddress } from "./seller-links.tsx";

export const loader = ({ context }: LoaderArgs) => askOrFail(context.get(pageContext).api, legalPaths.seller);

export const headers = cachedForAll;

export default function Imprint({ loaderData: seller }: PageProps<typeof loader>) {
  const { imprint, imprintPage: t, contact } = useMessages().legal;
  const shop = useShop();
  const facts = (["managingDirectors", "register", "vatId"] as const).flatMap((key) => {
    const text = seller[key];
    return text === null ? [] : [{ title: t[key], text }];
  });
  return (
    <>
      <PageHead title={imprint} description={t.description} />
      <LegalPage title={imprint} lead={t.lead}>
        <LegalSection title={t.seller}>
          <PostalAddress seller={seller} />
        </LegalSection>
        <LegalSection title={t.contact}>
          <p>
            {t.email} <MailLink seller={seller} />
          </p>
          <p>
            {t.phone} <PhoneLink seller={seller} />
          </p>
          <p>
            {t.more}
            <a href={shopPath(shop, "/contact")}>{contact}</a>.
          </p>
        </LegalSection>
        {facts.map(({ title, text }) => (
          <LegalSection key={title} title={title}>
            <p>{text}</p>
          </LegalSection>
        ))}
      </LegalPage>
    </>
  );
}

export const ErrorBoundary = ShopErrorPage;
