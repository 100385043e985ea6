import { barePath } from "../../../core/shop-path.ts";
import { useMessages } from "../../messages/context.tsx";
import { part } from "../../part.tsx";
import { useNavigation } from "../../use-shop.ts";
import { Crumbs } from "../chrome/page-frame.tsx";
import { ShopPage } from "../chrome/shop-page.tsx";
import { useTreatment } from "../experiments/use-treatment.ts";
import contentStyles from "./content.css?url";
import { ContentBlocks } from "./content-blocks.tsx";
import type { ContentPage as Page } from "./read-page.ts";

const Calculator = part(
  "web/shop/content/page-calculator/page-calculator.tsx",
  async () => (await import("./page-calculator/page-calculator.tsx")).PageCalculatorPart,
);

/** A part like the other one, so that who sees today's page loads none of it. */
const LandingLayout = part(
  "web/shop/experiments/layouts/landing/landing-layout.tsx",
  async () => (await import("../experiments/layouts/landing/landing-layout.tsx")).LandingLayout,
);

/** A page that editors wrote. */
export function ContentPage({ page }: { readonly page: Page }) {
  const { chrome } = useMessages();
  const { homeHref, words } = useNavigation();
  // Only a page that carries the tag is part of it (chrome document, section 4).
  const redesigned = useTreatment("965-redesign") === "on" && page.tags.includes("965");
  const isHome = barePath(page.path) === barePath(homeHref);
  const crumbs = isHome ? [] : [{ text: words.home, href: homeHref }, ...page.breadcrumb];
  const override = page.footerOverride.length > 0 && <ContentBlocks blocks={page.footerOverride} />;
  return (
    <ShopPage current={page.path} bar={page.bar} end={{ crumbs, seoText: page.seoText, override }}>
      <link rel="stylesheet" href={contentStyles} precedence="default" />
      <div className={redesigned ? "landing-page" : "content-page"} {...page.editable}>
        {crumbs.length > 0 && (
          <div className="wrap">
            <Crumbs label={chrome.breadcrumbs} crumbs={crumbs} />
          </div>
        )}
        {redesigned ? <LandingLayout page={page} /> : <Blocks page={page} />}
      </div>
    </ShopPage>
  );
}

/** One below the other. */
const Blocks = ({ page }: { readonly page: Page }) => (
  <>
    <ContentBlocks blocks={page.teaser} />
    <ContentBlocks blocks={page.uspTeaser} />
    {page.calculator && <Calculator calculator={page.calculator} />}
    <ContentBlocks blocks={page.body} />
  </>
);
