import { shopPath } from "../../../core/shop-path.ts";
import { legalPaths, type LegalSection as Section } from "../../../services/legal/contract.ts";
import type { LoaderArgs, PageProps } from "../../browser/navigation/route-types.ts";
import { ShopErrorPage } from "../../frame/chrome/shop-error-page.tsx";
import { cachedForAll } from "../../frame/page-head/cached-for-all.ts";
import { PageHead } from "../../frame/page-head/page-head.tsx";
import { useShop } from "../../frame/use-shop.ts";
import { askOrFail } from "../../reading/ask.ts";
import { pageContext } from "../../reading/page-context.ts";
import { useMessages } from "../../words/context.tsx";
import { LegalPage, LegalSection } from "./legal-page.tsx";
import { MailLink } from "./seller-links.tsx";

export async function loader({ context }: LoaderArgs) {
  const { api } = context.get(pageContext);
  const [withdrawal, seller] = await Promise.all([
    askOrFail(api, legalPaths.withdrawal),
    askOrFail(api, legalPaths.seller),
  ]);
  return { withdrawal, seller };
}

export const headers = cachedForAll;

export default function WithdrawalRoute({ loaderData: { withdrawal, seller } }: PageProps<typeof loader>) {
  const { withdrawal: title, withdrawalPage: t, contact } = useMessages().legal;
  const shop = useShop();
  const { personalised, instruction, form, online } = withdrawal;
  return (
    <>
      <PageHead title={title} description={t.description} />
      <LegalPage title={title} lead={t.lead}>
        {[personalised, ...instruction].map((section) => (
          <LegalSection key={section.title} title={section.title}>
            <Paragraphs of={section} />
          </LegalSection>
        ))}
        {online && (
          <LegalSection title={t.onlineTitle}>
            <p>
              {t.online}
              <a href={shopPath(shop, "/account")}>{t.onlineLink}</a>.
            </p>
          </LegalSection>
        )}
        {form && (
          <LegalSection title={form.title} framed>
            <Paragraphs of={form} />
            <p>
              {t.send}
              <MailLink seller={seller} />.
            </p>
          </LegalSection>
        )}
        <p className="legal-more">
          {t.more}
          <a href={shopPath(shop, "/contact")}>{contact}</a>
          {t.moreAfter}
        </p>
      </LegalPage>
    </>
  );
}

const Paragraphs = ({ of: { paragraphs } }: { readonly of: Section }) =>
  paragraphs.map((text) => <p key={text}>{text}</p>);

export const ErrorBoundary = ShopErrorPage;
