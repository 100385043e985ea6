import "../../../ui/link.css";
import "./product-page.css";
import { articleOf } from "../../../core/article.ts";
import { dayText } from "../../../core/date-text.ts";
import { shopPath, spelledLink } from "../../../core/shop-path.ts";
import { describe as describePiece } from "../../../products/photoframe/describe.ts";
import type { ProductPage as Page } from "../../../services/product-pages/contract.ts";
import { useMessages } from "../../messages/context.tsx";
import { part } from "../../part.tsx";
import { Crumbs } from "../chrome/page-frame.tsx";
import { ShopPage } from "../chrome/shop-page.tsx";
import { dialogLink } from "../dialogs/dialog-link.ts";
import { useTreatment } from "../experiments/use-treatment.ts";
import { viewed } from "../tracking/trade-events.ts";
import { useTracked } from "../tracking/use-tracked.ts";
import { Facts } from "./facts.tsx";
import { FormatChoice } from "./format-choice.tsx";
import { Gallery } from "./gallery.tsx";
import { MaterialList } from "./material-list.tsx";
import { Notices } from "./notices.tsx";
import { OptionList } from "./option-list.tsx";
import { headingOf, picturesOf } from "./piece-words.ts";
import type { ProductLayoutProps } from "./product-layout.ts";
import { ScaleDrawing } from "./scale-drawing.tsx";
import { PriceBar, Summary } from "./summary.tsx";
import { type Calculator, useCalculator } from "./use-calculator.ts";
import { useOrderTime } from "./use-order-time.ts";
import { useTallColumn } from "./use-tall-column.ts";

/** A part, so that who sees today's page loads none of it. */
const CanvasLayout = part(
  "web/shop/experiments/layouts/canvas/canvas-layout.tsx",
  async () => (await import("../experiments/layouts/canvas/canvas-layout.tsx")).CanvasLayout,
);

/** The kind whose calculator this is. */
const photoFrame = "photoframe";

/** A page on which a product is chosen. */
export function ProductPage({ page }: { readonly page: Page }) {
  const t = useMessages();
  const calculator = useCalculator(page.calculator, page.path);
  const { shop, delivery, start } = calculator;
  const { configuration } = calculator.state;
  const { heading, lead } = headingOf(page, configuration, start, t.product.framed);
  const { promise } = useOrderTime(delivery.orderBy);
  useTracked(page.path, () => viewed(shop.currency, lineOf(calculator)));
  const Layout = useTreatment("1409-canvas-redesign") === "on" ? CanvasLayout : ProductLayout;
  const crumbs = [
    { text: t.product.home, href: shopPath(shop, "/") },
    ...page.breadcrumb.map(({ text, link }) => ({ text, href: spelledLink(shop, link.url) })),
  ];
  return (
    <ShopPage
      current={page.path}
      promise={{ words: promise, date: dayText(delivery.arrives, shop.locale) }}
      end={{ crumbs }}
    >
      <div className="wrap">
        <Crumbs label={t.chrome.breadcrumbs} crumbs={crumbs} />
        <Layout page={page} calculator={calculator} heading={heading} lead={lead} />
      </div>
      <PriceBar calculator={calculator} />
    </ShopPage>
  );
}

/** The piece as the basket would have it. */
function lineOf({ state: { configuration }, setup, text, price }: Calculator) {
  const { title, facts } = describePiece(configuration, setup.release);
  const named = { article: articleOf(photoFrame, configuration), title: text(title), facts: facts.map(text) };
  return { kind: photoFrame, ...named, quantity: 1, total: price.priceCurrent };
}

/** Pictures on the left, the calculator on the right. */
function ProductLayout({ page, calculator, heading, lead }: ProductLayoutProps) {
  const t = useMessages();
  const pictures = useTallColumn<HTMLDivElement>();
  const choices = useTallColumn<HTMLDivElement>();
  const { configuration } = calculator.state;
  return (
    <div className="product">
      <div className="product-pictures" ref={pictures}>
        <Gallery pictures={picturesOf(page.gallery, configuration)} />
        <div className="product-below">
          <ScaleDrawing calculator={calculator} />
          <Facts page={page} calculator={calculator} />
        </div>
      </div>
      <div className="product-choices" ref={choices}>
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <p>
          <a className="link small" href="#facts" {...dialogLink("product-description", { page, calculator })}>
            {t.product.description.open}
          </a>
        </p>
        <Notices calculator={calculator} />
        <MaterialList calculator={calculator} />
        <FormatChoice calculator={calculator} />
        <OptionList calculator={calculator} />
        <Summary calculator={calculator} />
      </div>
    </div>
  );
}
