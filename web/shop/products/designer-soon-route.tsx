import { data } from "react-router";
import { labelled } from "../../../core/label-text.ts";
import { splitAddress } from "../../../core/locale-address.ts";
import { parseQuery, type QueryParameters, queryText } from "../../../core/query-string.ts";
import { barePath, shopPath } from "../../../core/shop-path.ts";
import { kindOfPath } from "../../../products/registry.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { useMessages } from "../../messages/context.tsx";
import { useShop } from "../../use-shop.ts";
import { ShopErrorPage } from "../chrome/shop-error-page.tsx";
import { ShopPage } from "../chrome/shop-page.tsx";
import { PageHead } from "../page-head.tsx";
import "../plain-page.css";
import type { Route } from "./+types/designer-soon-route.ts";

/** The designer link of a kind whose designer is still being built: it says so, and keeps what was chosen. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const kind = kindOfPath(splitAddress(barePath(pathname)).rest);
  if (!kind) throw data({ message: `Page not found: ${pathname}` }, { status: 404 });
  const query = parseQuery(search);
  return { chosen: shownChoice(query), theme: queryText(query, "themeId") };
}

/** Most parameters, and characters of each, that are written out. */
const most = { parameters: 30, characters: 80 };

/** `formatType=a4-hoch`, nested ones by their whole name; as the link has them, since the kind's own words come with its designer. */
function shownChoice(query: QueryParameters, before = ""): { readonly name: string; readonly value: string }[] {
  return Object.entries(query)
    .flatMap(([key, value]) => {
      const name = before === "" ? key : `${before}.${key}`;
      if (value === null || value === undefined) return [];
      if (typeof value === "object" && !Array.isArray(value)) return shownChoice(value as QueryParameters, name);
      return [{ name, value: String(value).slice(0, most.characters) }];
    })
    .slice(0, most.parameters);
}

export default function DesignerSoon({ loaderData: { chosen, theme } }: Route.ComponentProps) {
  const t = useMessages().products.designer;
  const shop = useShop();
  return (
    <ShopPage>
      <PageHead title={t.title} personal />
      <div className="wrap plain-page">
        <h1>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <h2>{t.chosen}</h2>
        {chosen.length === 0 ? (
          <p>{t.nothingChosen}</p>
        ) : (
          <ul>
            {chosen.map(({ name, value }) => (
              <li key={name}>
                <code>{name}</code>
                {labelled("", value, shop.locale)}
              </li>
            ))}
          </ul>
        )}
        <p className="plain-page-way-on">
          {theme !== null && (
            <ButtonLink href={shopPath(shop, `/themes/${encodeURIComponent(theme)}`)}>{t.design}</ButtonLink>
          )}
          <ButtonLink look={theme === null ? "primary" : "ghost"} href={shopPath(shop, "/products")}>
            {t.products}
          </ButtonLink>
          <ButtonLink look="ghost" href={shopPath(shop, "/contact")}>
            {t.contact}
          </ButtonLink>
        </p>
      </div>
    </ShopPage>
  );
}

export const ErrorBoundary = ShopErrorPage;
