import { providerOf } from "../../core/image/image-address.ts";
import { fileSources, responsiveImage } from "../../core/image/responsive-image.ts";
import { Picture } from "../../ui/picture.tsx";
import type { ContentPicture } from "../reading/values/content-picture.ts";

/** Width between the margins of a phone, for `sizes`: a few pixels less allow a much lighter file. */
export const phoneColumn = "calc(100vw - 2.5rem)";

interface ContentPhotoProps {
  readonly picture: ContentPicture;
  /** How wide it is shown, for the browser's choice among its versions. */
  readonly sizes: string;
  /** It is what a visitor sees first. */
  readonly first?: boolean;
}

/** A picture of a story: from the content service in the widths that screens need, else in the files beside it. */
export function ContentPhoto({ picture: { files = [], ...picture }, sizes, first = false }: ContentPhotoProps) {
  const made =
    providerOf(picture.src) === "content"
      ? responsiveImage(picture.src, { xs: "100vw", lg: "100vw", xxxl: "100vw" })
      : null;
  return <Picture {...picture} sources={made?.sources ?? fileSources(files)} sizes={sizes} eager={first} />;
}
