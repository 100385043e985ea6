import "./gallery.css";
import type { ProductPage } from "../../../services/product-pages/contract.ts";
import { dialogLink } from "../../frame/dialogs/dialog-link.ts";
import { useMessages } from "../../words/context.tsx";
import { ShopPicture } from "../pictures/shop-picture.tsx";
import { PicturePlate } from "./picture-plate.tsx";
import { magnify } from "./product-dialogs.ts";

/** The room first, with its label; then what can be seen from near. On phones one after the other, by swiping. */
export function Gallery({ pictures }: { readonly pictures: ProductPage["gallery"] }) {
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
            {...dialogLink(magnify, { pictures: pictures.map((one) => one.picture), at: index })}
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
          <PicturePlate label={label} />
        </figure>
      ))}
    </section>
  );
}
