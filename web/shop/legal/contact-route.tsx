import { legalPaths } from "../../../services/legal/contract.ts";
import type { LoaderArgs, PageProps } from "../../browser/navigation/route-types.ts";
import { ShopErrorPage } from "../../frame/chrome/shop-error-page.tsx";
import { cachedForAll } from "../../frame/page-head/cached-for-all.ts";
import { PageHead } from "../../frame/page-head/page-head.tsx";
import { askOrFail } from "../../reading/ask.ts";
import { pageContext } from "../../reading/page-context.ts";
import { useMessages } from "../../words/context.tsx";
import { LegalPage, LegalSection } from "./legal-page.tsx";
import { MailLink, PhoneLink, PostalAddress } from "./seller-links.tsx";

export const loader = ({ context }: LoaderArgs) => askOrFail(context.get(pageContext).api, legalPaths.seller);

export const headers = cachedForAll;

export default function Contact({ loaderData: seller }: PageProps<typeof loader>) {
  const { contact, contactPage: t, imprintPage: words } = useMessages().legal;
  return (
    <>
      <PageHead title={contact} description={t.description} />
      <LegalPage title={contact} lead={t.lead}>
        <LegalSection title={words.email}>
          <p>
            <MailLink seller={seller} />
          </p>
        </LegalSection>
        <LegalSection title={words.phone}>
          <p>
            <PhoneLink seller={seller} />
          </p>
        </LegalSection>
        <LegalSection title={t.post}>
          <PostalAddress seller={seller} />
        </LegalSection>
        <LegalSection title={t.orderTitle}>
          <p>{t.order}</p>
          <p>{t.cancel}</p>
        </LegalSection>
      </LegalPage>
    </>
  );
}

export const ErrorBoundary = ShopErrorPage;
