import type { HeadersArgs, MetaArgs } from "react-router";
import { data } from "react-router";
import { locales } from "../../../core/locale.ts";
import { localPath } from "../../../core/locale-address.ts";
import { formatMoney } from "../../../core/money.ts";
import { ownPages } from "../../../core/own-pages.ts";
import { pageTitle } from "../../../core/page-title.ts";
import { shopPath } from "../../../core/shop-path.ts";
import { pricePaths } from "../../../services/prices/contract.ts";
import { productPagePaths } from "../../../services/product-pages/contract.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Card, Cards } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Price } from "../../../ui/price.tsx";
import type { LoaderArgs, PageProps } from "../../browser/navigation/route-types.ts";
import { toComeOf } from "../../content/to-come.ts";
import { ShopErrorPage } from "../../frame/chrome/shop-error-page.tsx";
import { ShopPage } from "../../frame/chrome/shop-page.tsx";
import { PageCrumbs, useOwnCrumbs } from "../../frame/crumbs/page-crumbs.tsx";
import { readGroupPictures } from "../../frame/navigation/read-group-pictures.ts";
import { listPath } from "../../frame/navigation/theme-address.ts";
import { cachedForAll } from "../../frame/page-head/cached-for-all.ts";
import { pageHead } from "../../frame/page-head/page-head-of.ts";
import { TrackedList } from "../../frame/tracking/tracked.tsx";
import { useChannelSettings, useShop, useSpelledLink } from "../../frame/use-shop.ts";
import { ask } from "../../reading/ask.ts";
import { pageContext } from "../../reading/page-context.ts";
import { messagesOf } from "../../words/all.ts";
import { useMessages } from "../../words/context.tsx";
import { ShopPicture } from "../pictures/shop-picture.tsx";
import "./products-page.css";
import { typeOfKind } from "./kind-groups.ts";
import { ProductGroups } from "./product-groups-list.tsx";

const path = "/products";

/** Everything that is sold; its other addresses in the specification's table show the same page. */
export async function loader({ request, context }: LoaderArgs) {
  const given = context.get(pageContext);
  const { api, shop, origins } = given;
  const [found, initial, pictures] = await Promise.all([
    ask(api, productPagePaths.pages),
    ask(api, pricePaths.initialData),
    readGroupPictures(given),
  ]);
  const priced = initial.ok ? initial.value.payload.products.filter(({ kind }) => typeOfKind(kind) !== null) : [];
  const prices = priced.flatMap(({ kind, from: { unitPrice, quantity, taxIncluded } }) => {
    const group = typeOfKind(kind);
    return group ? { group, unitPrice, quantity, taxIncluded } : [];
  });
  const kinds = priced.map(({ kind }) => kind);
  const toCome = await toComeOf(api, shop, kinds);
  const pages = found.ok ? found.value.pages : [];
  const { title, description } = messagesOf(shop.locale).products;
  const head = {
    title: pageTitle(title),
    description,
    robots: "index,follow",
    canonical: localPath(shop.locale, path),
    home: ownPages.products.home,
    images: pages.slice(0, 1).map(({ picture }) => picture.src),
    alternates: locales.map((locale) => ({ locale, path: localPath(locale, path) })),
  };
  const answer = {
    pages,
    prices,
    pictures,
    toCome,
    head: pageHead(head, { url: new URL(request.url), shop, origins }),
  };
  return data(answer, { headers: cachedForAll() });
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => loaderData?.head ?? [];

export default function Products({ loaderData: { pages, prices, pictures, toCome } }: PageProps<typeof loader>) {
  const { products: t, product, themes, vouchers, accessories } = useMessages();
  const crumbs = useOwnCrumbs({ text: t.title });
  const shop = useShop();
  const spelled = useSpelledLink();
  const { pricesInOverview } = useChannelSettings();
  const listed = pages.map(({ key, kind, href, name, priceFrom }) => {
    const item = { item_id: key, item_name: name, item_category: kind, quantity: 1 };
    return { href: spelled(href), item: { ...item, price: priceFrom.amount / 100 } };
  });
  return (
    <ShopPage current={shopPath(shop, path)} end={{ crumbs }}>
      <TrackedList id="products" name={t.title} listed={listed} />
      <PageCrumbs crumbs={crumbs} />
      <div className="wrap products-page">
        <h1>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <h2>{t.designable}</h2>
        {pages.length === 0 && <EmptyState icon="search" title={t.empty} />}
        <Cards>
          {pages.map(({ key, href, name, fact, picture, priceFrom }) => (
            <Card
              key={key}
              href={spelled(href)}
              name={name}
              fact={fact}
              picture={<ShopPicture picture={{ ...picture, alt: "" }} sizes="(max-width: 719px) 92vw, 46vw" />}
              price={
                pricesInOverview && <Price before={product.fromPrice} current={formatMoney(priceFrom, shop.locale)} />
              }
            />
          ))}
        </Cards>
        <ProductGroups prices={prices} pictures={pictures} toCome={toCome} />
        <h2>{t.more}</h2>
        <p className="products-more">
          <ButtonLink look="ghost" href={shopPath(shop, listPath)}>
            {themes.title}
          </ButtonLink>
          <ButtonLink look="ghost" href={shopPath(shop, "/gift-vouchers")}>
            {vouchers.giftPage.link}
          </ButtonLink>
          <ButtonLink look="ghost" href={shopPath(shop, "/accessories")}>
            {accessories.title}
          </ButtonLink>
        </p>
      </div>
    </ShopPage>
  );
}

export const ErrorBoundary = ShopErrorPage;
