import { legalPaths } from "../../../services/legal/contract.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import type { LoaderArgs, PageProps } from "../../browser/navigation/route-types.ts";
import { ShopErrorPage } from "../../frame/chrome/shop-error-page.tsx";
import { cachedForAll } from "../../frame/page-head/cached-for-all.ts";
import { PageHead } from "../../frame/page-head/page-head.tsx";
import { askOrFail } from "../../reading/ask.ts";
import { pageContext } from "../../reading/page-context.ts";
import { useMessages } from "../../words/context.tsx";
import { DeliveryCharges } from "./delivery-charges.tsx";
import { LegalPage, LegalSection } from "./legal-page.tsx";

export const loader = ({ context }: LoaderArgs) => askOrFail(context.get(pageContext).api, legalPaths.delivery);

export const headers = cachedForAll;

export default function Delivery({ loaderData: { currency, countries, paymentMethods } }: PageProps<typeof loader>) {
  const { legal, checkout } = useMessages();
  const { delivery, deliveryPage: t } = legal;
  const [own, ...others] = countries;
  return (
    <>
      <PageHead title={delivery} description={t.description} />
      <LegalPage title={delivery} lead={t.lead}>
        {own && (
          <LegalSection title={t.to({ country: checkout.countries[own.country] })}>
            <DeliveryCharges delivery={own} currency={currency} />
          </LegalSection>
        )}
        <LegalSection title={t.rulesTitle}>
          <p>{t.rules}</p>
          <p>{t.arrival}</p>
        </LegalSection>
        <LegalSection title={t.elsewhereTitle}>
          {others.map((other) => (
            <Disclosure key={other.country} title={checkout.countries[other.country]}>
              <DeliveryCharges delivery={other} currency={currency} />
            </Disclosure>
          ))}
          <p>{t.elsewhere}</p>
        </LegalSection>
        <LegalSection title={t.paymentTitle}>
          <p>{t.payment}</p>
          <ul>
            {paymentMethods.map((method) => (
              <li key={method}>
                <b>{checkout.payments[method].name}</b>
                <p>{checkout.payments[method].detail}</p>
              </li>
            ))}
          </ul>
        </LegalSection>
      </LegalPage>
    </>
  );
}

export const ErrorBoundary = ShopErrorPage;
