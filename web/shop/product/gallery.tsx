import "./gallery.css";
import { formatMoney } from "../../../core/money.ts";
import type { ProductPage } from "../../../services/product-pages/contract.ts";
import { Plate } from "../../../ui/plate.tsx";
import { Price } from "../../../ui/price.tsx";
import { useMessages } from "../../messages/context.tsx";
import { useShop, useSpelledLink } from "../../use-shop.ts";
import { dialogLink } from "../dialogs/dialog-link.ts";
import { ShopPicture } from "../shop-picture.tsx";

/** The room first, with its label; then what can be seen from near. On phones one after the other, by swiping. */
export function Gallery({ pictures }: { readonly pictures: ProductPage["gallery"] }) {
  const { locale } = useShop();
  const spelled = useSpelledLink();
  const t = useMessages().product;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls sideways, also by keyboard
    <section className="gallery" aria-label={t.pictures} tabIndex={0}>
      {pictures.map(({ picture, label }, index) => (
        <figure key={picture.src}>
          <a
            className="gallery-picture"
            href={picture.src}
            title={t.magnify.open}
            {...dialogLink("image-magnify", { pictures: pictures.map((one) => one.picture), at: index })}
          >
            <ShopPicture
              picture={picture}
              sizes={
                index === 0
                  ? "(max-width: 719px) 130vw, (max-width: 999px) 150vw, 60vw"
                  : "(max-width: 719px) 130vw, (max-width: 999px) 150vw, 30vw"
              }
              eager={index === 0}
            />
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
