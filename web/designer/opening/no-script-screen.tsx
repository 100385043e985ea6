import { shopPath } from "../../../core/shop-path.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { useShop } from "../../frame/use-shop.ts";
import { useMessages } from "../../words/context.tsx";
import { Screen } from "./screen.tsx";

/** Shown to browsers without JavaScript: what is missing, and what goes without it. */
export function NoScriptScreen() {
  const t = useMessages().designer.opening;
  const shop = useShop();
  return (
    <noscript>
      <Screen>
        <h1>{t.noScript}</h1>
        <p className="lead">{t.noScriptText}</p>
        <p>{t.noScriptShop}</p>
        <div className="designer-screen-actions">
          <ButtonLink href={shopPath(shop, "/")}>{t.home}</ButtonLink>
        </div>
      </Screen>
    </noscript>
  );
}
