import type { PageProps } from "../../browser/navigation/route-types.ts";
import "./shared-design.css";
import { islandsOf } from "../../browser/islands/island.tsx";
import { NeedsScripts } from "../../frame/chrome/needs-scripts.tsx";
import { ShopPage } from "../../frame/chrome/shop-page.tsx";
import { PageHead } from "../../frame/page-head/page-head.tsx";
import { useMessages } from "../../words/context.tsx";
import * as views from "./shared-design.islands.ts";

const SharedDesignView = islandsOf("web/shop/shared-design/shared-design.islands.ts", views)(
  "SharedDesignView",
  "load",
);

/** The address opens the design: it must not reach search engines, caches, or the pages its links lead to. */
export const headers = () => ({
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
});

/** A design that somebody was sent a link to. */
export default function SharedDesignPage({ params }: PageProps<never, "token">) {
  const t = useMessages().sharedDesign;
  return (
    <ShopPage>
      <PageHead title={t.title} personal />
      <div className="wrap shared-design">
        <NeedsScripts without={t.withoutScripts}>
          <SharedDesignView token={params.token} />
        </NeedsScripts>
      </div>
    </ShopPage>
  );
}
