import "../../ui/icons/register-tools.ts";
import { useEffect, useState } from "react";
import { splitAddress } from "../../core/locale-address.ts";
import { pageTitle } from "../../core/page-title.ts";
import { barePath } from "../../core/shop-path.ts";
import { kindOfPath } from "../../products/registry.ts";
import { useMessages } from "../messages/context.tsx";
import { usePage } from "../router/page.ts";
import { useShop } from "../use-shop.ts";
import { Designer } from "./designer.tsx";
import { LoadingScreen } from "./opening/loading-screen.tsx";
import { NoScriptScreen } from "./opening/no-script-screen.tsx";
import { useBrandFonts } from "./opening/use-brand-fonts.ts";

export const meta = () => [{ name: "robots", content: "noindex,nofollow" }];

/** The designer of the kind that the address belongs to: the server sends its outline, the browser opens the design. */
export default function DesignerRoute() {
  const t = useMessages().designer;
  const shop = useShop();
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  useBrandFonts(shop.channel);
  const { pathname } = usePage().location;
  const kind = kindOfPath(splitAddress(barePath(pathname)).rest);
  return (
    <>
      <title>{pageTitle(t.title)}</title>
      <NoScriptScreen />
      {inBrowser && kind ? <Designer kind={kind} shop={shop} /> : <LoadingScreen />}
    </>
  );
}
