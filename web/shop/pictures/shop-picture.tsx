import { fileSources } from "../../../core/image/responsive-image.ts";
import type { Picture as PictureData } from "../../../services/product-pages/contract.ts";
import { Picture } from "../../../ui/picture.tsx";

interface ShopPictureProps {
  readonly picture: PictureData;
  /** How wide it is shown, as in `<img sizes>`. */
  readonly sizes: string;
  /** Seen at once. */
  readonly eager?: boolean;
}

/** A picture of the shop's pages, in the widths and formats that lie beside it. */
export function ShopPicture({ picture: { files = [], ...picture }, ...shown }: ShopPictureProps) {
  return <Picture {...picture} {...shown} sources={fileSources(files)} />;
}
