import { part } from "../../browser/part.tsx";
import contentStyles from "../../content/content.css?url";
import { ContentBlocks } from "../../content/content-blocks.tsx";
import type { ContentPage as Page } from "../../content/read-page.ts";
import { Crumbs } from "../../frame/chrome/page-frame.tsx";
import { ShopPage } from "../../frame/chrome/shop-page.tsx";
import { useCrumbs } from "../../frame/crumbs/use-crumbs.ts";
import { useMessages } from "../../words/context.tsx";
import { useTreatment } from "../experiments/use-treatment.ts";
import { frameOfContent } from "./frame-of-content.ts";
import { CalculatorIsland } from "./page-calculator/calculator-island.ts";
import { CalculatorViewed } from "./page-calculator/page-calculator.tsx";

/** A part like the other one, so that who sees today's page loads none of it. */
const LandingLayout = part(
  "web/shop/content/layouts/landing/landing-layout.tsx",
  async () => (await import("./layouts/landing/landing-layout.tsx")).LandingLayout,
);

/** A page that editors wrote. */
export function ContentPage({ page }: { readonly page: Page }) {
  const { chrome } = useMessages();
  // Only a page that carries the tag is part of it (chrome document, section 4).
  const isPart = page.tags.includes("965");
  const redesigned = useTreatment("965-redesign") === "on" && isPart;
  const crumbs = useCrumbs(page);
  return (
    <ShopPage {...frameOfContent(page, crumbs, (blocks) => <FooterOverride blocks={blocks} />)}>
      <link rel="stylesheet" href={contentStyles} precedence="default" />
      <div
        className={redesigned ? "landing-page" : "content-page"}
        data-treated={isPart ? "965-redesign" : undefined}
        {...page.editable}
      >
        {crumbs.length > 0 && (
          <div className="wrap">
            <Crumbs label={chrome.breadcrumbs} crumbs={crumbs} />
          </div>
        )}
        {redesigned ? <LandingLayout page={page} /> : <Blocks page={page} />}
        {page.calculator && <CalculatorViewed calculator={page.calculator} />}
      </div>
    </ShopPage>
  );
}

/** Instead of the boxes at the end of all pages. */
export const FooterOverride = ContentBlocks;

/** One below the other. */
const Blocks = ({ page: { teaser, uspTeaser, calculator, body } }: { readonly page: Page }) => (
  <>
    <ContentBlocks blocks={[...teaser, ...uspTeaser]} />
    {calculator && <CalculatorIsland calculator={calculator} />}
    <ContentBlocks blocks={body} />
  </>
);
