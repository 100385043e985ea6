import "./gallery.css";
import { formatMoney } from "../../../core/money.ts";
import type { ProductPage } from "../../../services/product-pages/contract.ts";
import { Plate } from "../../../ui/plate.tsx";
import { Price } from "../../../ui/price.tsx";
import { useMessages } from "../../messages/context.tsx";
import { useShop } from "../../use-shop.ts";

/** The room first, with its label; then what can be seen from near. On phones one after the other, by swiping. */
export function Gallery({ pictures }: { readonly pictures: ProductPage["gallery"] }) {
  const { locale } = useShop();
  const t = useMessages().product;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls sideways, also by keyboard
    <section className="gallery" aria-label={t.pictures} tabIndex={0}>
      {pictures.map(({ picture, label }, index) => (
        <figure key={picture.src}>
          <img
            src={picture.src}
            width={picture.width}
            height={picture.height}
            alt={picture.alt}
            style={{ objectPosition: picture.focus }}
            fetchPriority={index === 0 ? "high" : "auto"}
            loading={index === 0 ? "eager" : "lazy"}
            decoding="async"
          />
          {label && (
            <Plate
              href={label.href}
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
