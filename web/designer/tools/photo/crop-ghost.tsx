import type { Rect } from "../../../../design/geometry.ts";
import { photoMatrix } from "../../../../design/placement.ts";
import { usePictureUrl } from "../../photos/use-pictures.ts";
import { cssImage } from "../../scene/css-matrix.ts";
import { proxyFor } from "../../scene/proxy-choice.ts";
import type { HeldPhoto } from "./held-photo.ts";

/** The whole photo, faint, around its place while the crop is chosen: what is cut off can be seen. */
export function CropGhost({
  held,
  box,
  scale,
}: {
  readonly held: HeldPhoto;
  readonly box: Rect;
  readonly scale: number;
}) {
  const matrix = photoMatrix(held.photo, held.box, held.element.placement);
  const url = usePictureUrl(held.photo.id, proxyFor(matrix, scale));
  if (url === null) return null;
  return <img className="crop-ghost" src={url} alt="" draggable={false} style={cssImage(matrix, box, scale)} />;
}
