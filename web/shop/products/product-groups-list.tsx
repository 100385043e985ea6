import "./product-groups.css";
import { formatMoney } from "../../../core/money.ts";
import { Price } from "../../../ui/price.tsx";
import { useMessages } from "../../messages/context.tsx";
import { useChannelSettings, useNavigation, useShop } from "../../use-shop.ts";
import { type KindPrice, productGroups } from "./product-groups.ts";

interface GroupPrice extends KindPrice {
  readonly taxIncluded: boolean;
}

interface ProductGroupsProps {
  readonly prices: readonly GroupPrice[];
  /** What of them cannot be ordered yet; "": all can. */
  readonly toCome: string;
}

/** Every group of goods that the navigation has, each with what a piece of it costs from. */
export function ProductGroups({ prices, toCome }: ProductGroupsProps) {
  const { product, themes } = useMessages();
  const { locale, currency } = useShop();
  const { navigation } = useNavigation();
  const { pricesInOverview } = useChannelSettings();
  const groups = productGroups(navigation.main, pricesInOverview ? prices : []);
  const [priced] = groups.flatMap(({ price }) => price ?? []);
  if (groups.length === 0) return null;
  return (
    <>
      <ul className="product-groups">
        {groups.map(({ key, text, href, price }) => (
          <li key={key}>
            <a href={href}>
              <b>{text}</b>
              {price && (
                <span>
                  <Price
                    before={product.fromPrice}
                    current={formatMoney({ amount: price.unitPrice, currency }, locale)}
                  />
                  {price.quantity > 1 && <small> {themes.eachOf(price.quantity)}</small>}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      <p className="product-groups-note">
        {priced && `${themes.taxNote(priced.taxIncluded)} `}
        {toCome}
      </p>
    </>
  );
}
