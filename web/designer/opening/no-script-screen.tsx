import { ButtonLink } from "../../../ui/button.tsx";
import { useLocale, useMessages } from "../../messages/context.tsx";
import { shopPath } from "../../shop/shop-path.ts";
import { Screen } from "./screen.tsx";

/** Shown to browsers without JavaScript: what is missing, and what goes without it. */
export function NoScriptScreen() {
  const t = useMessages().designer.opening;
  const locale = useLocale();
  return (
    <noscript>
      <Screen>
        <h1>{t.noScript}</h1>
        <p className="lead">{t.noScriptText}</p>
        <p>{t.noScriptShop}</p>
        <div className="designer-screen-actions">
          <ButtonLink href={shopPath(locale, "/")}>{t.home}</ButtonLink>
        </div>
      </Screen>
    </noscript>
  );
}
