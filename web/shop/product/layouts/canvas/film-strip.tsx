import type { ProductPage } from "../../../../../services/product-pages/contract.ts";
import { dialogLink } from "../../../../frame/dialogs/dialog-link.ts";
import { useMessages } from "../../../../words/context.tsx";
import { ShopPicture } from "../../../pictures/shop-picture.tsx";
import { PicturePlate } from "../../picture-plate.tsx";
import { magnify } from "../../product-dialogs.ts";

/** The pictures in one strip over the whole width, each in its own proportions; the next one always peeks in. */
export function FilmStrip({ pictures }: { readonly pictures: ProductPage["gallery"] }) {
  const t = useMessages().product;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keyboard
    <section className="film-strip scroll-x" aria-label={t.pictures} tabIndex={0}>
      {pictures.map(({ picture, label }, index) => (
        <figure key={picture.src} style={{ aspectRatio: `${picture.width} / ${picture.height}` }}>
          <a
            href={picture.src}
            title={t.magnify.open}
            {...dialogLink(magnify, { pictures: pictures.map((one) => one.picture), at: index })}
          >
            <ShopPicture picture={picture} sizes="(max-width: 999px) 110vw, 60vw" eager={index === 0} />
          </a>
          <PicturePlate label={label} />
        </figure>
      ))}
    </section>
  );
}
