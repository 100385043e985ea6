import "../../../ui/link.css";
import "./product-page.css";
import { articleOf } from "../../../core/article.ts";
import { dayText } from "../../../core/date-text.ts";
import { part } from "../../browser/part.tsx";
import { Crumbs } from "../../frame/chrome/page-frame.tsx";
import { DatePromise } from "../../frame/chrome/top-bar.tsx";
import { useCrumbs } from "../../frame/crumbs/use-crumbs.ts";
import { dialogLink } from "../../frame/dialogs/dialog-link.ts";
import { Tracked } from "../../frame/tracking/tracked.tsx";
import { viewed } from "../../frame/tracking/trade-events.ts";
import { useShop } from "../../frame/use-shop.ts";
import { useMessages } from "../../words/context.tsx";
import { useTreatment } from "../experiments/use-treatment.ts";
import { CalculatorColumn } from "./calculator-column.tsx";
import { Facts } from "./facts.tsx";
import { Gallery } from "./gallery.tsx";
import { KindPart } from "./kind-part.tsx";
import { type LoadedProduct, pageOf } from "./loaded-product.ts";
import { headingOf, picturesOf } from "./piece-words.ts";
import { description } from "./product-dialogs.ts";
import type { ProductLayoutProps } from "./product-layout.ts";
import { ScaleDrawing } from "./section-parts.ts";
import { PriceBar } from "./summary.tsx";
import { type Calculator, useCalculator } from "./use-calculator.ts";
import { useOrderTime } from "./use-order-time.ts";
import { usePictureColumn, useTallColumn } from "./use-tall-column.ts";

/** A part, so that who sees today's page loads none of it. */
const CanvasLayout = part(
  "web/shop/product/layouts/canvas/canvas-layout.tsx",
  async () => (await import("./layouts/canvas/canvas-layout.tsx")).CanvasLayout,
);

/** In the line over the header: until when to order what is chosen, and when it is there then. */
export const ProductPromise = (loaded: LoadedProduct) => (
  <KindPart kind={loaded.content.kind}>
    <Promised {...loaded} />
  </KindPart>
);

function Promised(loaded: LoadedProduct) {
  const page = pageOf(loaded);
  const { locale } = useShop();
  const { delivery } = useCalculator(page);
  const { promise } = useOrderTime(delivery.orderBy);
  return <DatePromise words={promise} date={dayText(delivery.arrives, locale)} />;
}

/** A page on which a product is chosen, of whatever kind. */
export const ProductPage = (loaded: LoadedProduct) => (
  <KindPart kind={loaded.content.kind}>
    <OpenPage {...loaded} />
  </KindPart>
);

function OpenPage(loaded: LoadedProduct) {
  const page = pageOf(loaded);
  const t = useMessages();
  const calculator = useCalculator(page);
  const { start, piece } = calculator;
  const { heading, lead } = headingOf(page, piece, calculator.page.piece(start, calculator.setup.release), (heading) =>
    t.product.framed({ heading }),
  );
  const Layout = useTreatment("1409-canvas-redesign") === "on" ? CanvasLayout : ProductLayout;
  const crumbs = useCrumbs(page);
  return (
    <>
      <div className="wrap">
        <Crumbs label={t.chrome.breadcrumbs} crumbs={crumbs} />
        <Layout page={page} calculator={calculator} heading={heading} lead={lead} />
      </div>
      <PriceBar calculator={calculator} />
    </>
  );
}

/** Tells that the page was seen, with the piece that it shows first. */
export const ProductViewed = (loaded: LoadedProduct) => (
  <KindPart kind={loaded.content.kind}>
    <Viewed {...loaded} />
  </KindPart>
);

function Viewed(loaded: LoadedProduct) {
  const page = pageOf(loaded);
  const calculator = useCalculator(page);
  return <Tracked about={page.path} event={() => viewed(calculator.shop.currency, lineOf(calculator))} />;
}

/** The piece as the basket would have it. */
function lineOf({ page: { sold }, state: { configuration }, setup, text, price }: Calculator) {
  const { title, facts } = sold.describe(configuration, setup.release);
  const article = articleOf(sold.key, configuration as Readonly<Record<string, unknown>>);
  const said = { title: text(title), facts: facts.map((fact) => text(fact)) };
  return { kind: sold.key, article, ...said, quantity: 1, total: price.priceCurrent };
}

/**
 * Pictures on the left, the calculator on the right; on phones one below the other. What stands below the pictures
 * comes last in the document, as on phones, and is put under them where there are two columns.
 */
function ProductLayout({ page, calculator, heading, lead }: ProductLayoutProps) {
  const t = useMessages();
  const choices = useTallColumn<HTMLDivElement>();
  const column = usePictureColumn();
  const gallery = picturesOf(page.gallery, calculator.piece);
  return (
    <div className="product">
      <div className="product-pictures" ref={column.pictures}>
        <Gallery pictures={gallery} />
      </div>
      <div className="product-choices" ref={choices}>
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <p>
          <a className="link small" href="#facts" {...dialogLink(description, { page, calculator })}>
            {t.product.description.open}
          </a>
        </p>
        <CalculatorColumn calculator={calculator} />
      </div>
      <div className="product-below" ref={column.below}>
        {calculator.page.wall && <ScaleDrawing calculator={calculator} />}
        <Facts page={page} calculator={calculator} />
      </div>
    </div>
  );
}
