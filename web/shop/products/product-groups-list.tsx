import "./product-groups.css";
import { formatMoney } from "../../../core/money.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Price } from "../../../ui/price.tsx";
import { ContentPhoto } from "../../content/content-photo.tsx";
import { useChannelSettings, useNavigation, useShop } from "../../frame/use-shop.ts";
import type { ContentPicture } from "../../reading/values/content-picture.ts";
import { useMessages } from "../../words/context.tsx";
import { type KindPrice, productGroups } from "./product-groups.ts";

interface GroupPrice extends KindPrice {
  readonly taxIncluded: boolean;
}

interface ProductGroupsProps {
  readonly prices: readonly GroupPrice[];
  /** By the key of the group's entry. */
  readonly pictures: Readonly<Record<string, ContentPicture>>;
  /** What of them cannot be ordered yet; "": all can. */
  readonly toCome: string;
}

/** Every group of goods that the navigation has, each with its picture and what a piece of it costs from. */
export function ProductGroups({ prices, pictures, toCome }: ProductGroupsProps) {
  const { product, products, themes } = useMessages();
  const { locale, currency } = useShop();
  const { navigation } = useNavigation();
  const { pricesInOverview } = useChannelSettings();
  const groups = productGroups(navigation.main, pricesInOverview ? prices : []);
  const [priced] = groups.flatMap(({ price }) => price ?? []);
  if (groups.length === 0) return null;
  return (
    <>
      <h2>{products.groups}</h2>
      <ul className="product-groups">
        {groups.map(({ key, text, href, icon, price }) => (
          <li key={key}>
            <a href={href}>
              <span className="product-groups-picture">
                {pictures[key] ? (
                  <ContentPhoto picture={pictures[key]} sizes="(max-width: 999px) 46vw, 23vw" />
                ) : (
                  icon && <Icon name={icon} />
                )}
              </span>
              <b>{text}</b>
              {price && (
                <span className="product-groups-price">
                  <Price
                    before={product.fromPrice}
                    current={formatMoney({ amount: price.unitPrice, currency }, locale)}
                  />
                  {price.quantity > 1 && <small> {themes.eachOf({ quantity: price.quantity })}</small>}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      <p className="product-groups-note">
        {priced && `${themes.taxNote({ included: priced.taxIncluded })} `}
        {toCome}
      </p>
    </>
  );
}
