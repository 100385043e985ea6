import { formatMoney } from "../../../../../core/money.ts";
import type { ProductPage } from "../../../../../services/product-pages/contract.ts";
import { Plate } from "../../../../../ui/plate.tsx";
import { Price } from "../../../../../ui/price.tsx";
import { useMessages } from "../../../../messages/context.tsx";
import { useShop, useSpelledLink } from "../../../../use-shop.ts";
import { dialogLink } from "../../../dialogs/dialog-link.ts";
import { ShopPicture } from "../../../shop-picture.tsx";

/** The pictures in one strip over the whole width, each in its own proportions; the next one always peeks in. */
export function FilmStrip({ pictures }: { readonly pictures: ProductPage["gallery"] }) {
  const { locale } = useShop();
  const spelled = useSpelledLink();
  const t = useMessages().product;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keyboard
    <section className="film-strip scroll-x" aria-label={t.pictures} tabIndex={0}>
      {pictures.map(({ picture, label }, index) => (
        <figure key={picture.src} style={{ aspectRatio: `${picture.width} / ${picture.height}` }}>
          <a
            href={picture.src}
            title={t.magnify.open}
            {...dialogLink("image-magnify", { pictures: pictures.map((one) => one.picture), at: index })}
          >
            <ShopPicture picture={picture} sizes="(max-width: 999px) 110vw, 60vw" eager={index === 0} />
          </a>
          {label && (
            <Plate
              href={spelled(label.href)}
              title={label.title}
              facts={label.facts}
              price={<Price current={formatMoney(label.price, locale)} />}
            />
          )}
        </figure>
      ))}
    </section>
  );
}
