import { useEffect, useState } from "react";
import { splitAddress } from "../../core/locale-address.ts";
import { barePath } from "../../core/shop-path.ts";
import { kindOfPath } from "../../products/registry.ts";
import { usePage } from "../browser/navigation/page.ts";
import { useShop } from "../frame/use-shop.ts";
import { Designer } from "./designer.tsx";
import { LoadingScreen } from "./opening/loading-screen.tsx";
import { useBrandFonts } from "./opening/use-brand-fonts.ts";

/** The designer of the kind that the address belongs to: the server draws its outline, the browser opens the design. */
export function DesignerApp() {
  const shop = useShop();
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  useBrandFonts(shop.channel);
  const { pathname } = usePage().location;
  const kind = kindOfPath(splitAddress(barePath(pathname)).rest);
  return inBrowser && kind ? <Designer kind={kind} shop={shop} /> : <LoadingScreen />;
}
