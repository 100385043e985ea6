import { useEffect, useState } from "react";
import { pageTitle } from "../../core/page-title.ts";
import { useMessages } from "../messages/context.tsx";
import { useShop } from "../use-shop.ts";
import { Designer } from "./designer.tsx";
import { LoadingScreen } from "./opening/loading-screen.tsx";
import { NoScriptScreen } from "./opening/no-script-screen.tsx";

export const meta = () => [{ name: "robots", content: "noindex,nofollow" }];

/** The designer of wall pictures: the server sends its outline, the browser opens the design. */
export default function DesignerRoute() {
  const t = useMessages().designer;
  const shop = useShop();
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return (
    <>
      <title>{pageTitle(t.title)}</title>
      <NoScriptScreen />
      {inBrowser ? <Designer kind="photoframe" shop={shop} /> : <LoadingScreen />}
    </>
  );
}
