import { useEffect, useState } from "react";
import { pathHere } from "../../../core/path-here.ts";
import { shopPath } from "../../../core/shop-path.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { useShop } from "../../frame/use-shop.ts";
import { useMessages } from "../../words/context.tsx";

/** Back to the page that was wished for, by itself once there is a network again. */
export function WayBack() {
  const t = useMessages().offline;
  const shop = useShop();
  const home = shopPath(shop, "/");
  const [from, setFrom] = useState(home);
  useEffect(() => {
    const wanted = pathHere(new URLSearchParams(location.search).get("from")) ?? home;
    setFrom(wanted);
    // Without a trace: who goes back wants the page before, not this one.
    const goOn = () => location.replace(wanted);
    addEventListener("online", goOn);
    return () => removeEventListener("online", goOn);
  }, [home]);
  return <ButtonLink href={from}>{t.again}</ButtonLink>;
}
