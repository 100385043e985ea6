import type { MouseEvent } from "react";
import { shopPath } from "../../../core/shop-path.ts";
import { Link } from "../../../ui/link.tsx";
import { isPlainClick } from "../../browser/navigation/plain-click.ts";
import { useShop } from "../use-shop.ts";

interface OtherWayProps {
  /** The page that serves as well, for a new tab and without scripts. */
  readonly href: `/${string}`;
  readonly text: string;
  /** Goes there in place, where the form stands in a dialog. */
  readonly onGo?: (() => void) | undefined;
}

/** From one form of the account to another. */
export function OtherWay({ href, text, onGo }: OtherWayProps) {
  const shop = useShop();
  const go = (event: MouseEvent) => {
    if (!onGo || !isPlainClick(event)) return;
    event.preventDefault();
    onGo();
  };
  return (
    <p>
      <Link underlined href={shopPath(shop, href)} onClick={go}>
        {text}
      </Link>
    </p>
  );
}
