import { shopPath } from "../../../core/shop-path.ts";
import type { WishlistAnswer } from "../../../services/wishlist/contract.ts";
import { Link } from "../../../ui/link.tsx";
import { wishlistPath } from "../../frame/navigation/theme-address.ts";
import { useShop } from "../../frame/use-shop.ts";
import { useMessages } from "../../words/context.tsx";
import { ThemeTile } from "../themes/theme-tile.tsx";
import "../themes/themes.css";
import type { Fetched } from "../../browser/store/use-fetched.ts";
import { FetchedList } from "./fetched-list.tsx";

/** As many as stand side by side. */
const shown = 4;

/** What she liked last, and the way to all of it. */
export function MyWishes({ list }: { readonly list: Fetched<WishlistAnswer> }) {
  const t = useMessages().account;
  const shop = useShop();
  return (
    <FetchedList title={t.wishes} list={list}>
      {({ themes }) =>
        themes.length === 0 ? (
          <p>{t.noWishes}</p>
        ) : (
          <>
            <ul className="theme-tiles">
              {themes.slice(0, shown).map((theme) => (
                <ThemeTile key={theme.id} theme={theme} priced />
              ))}
            </ul>
            <p className="account-way-on">
              <Link underlined href={shopPath(shop, wishlistPath)}>
                {t.allWishes({ count: themes.length })}
              </Link>
            </p>
          </>
        )
      }
    </FetchedList>
  );
}
