import type { CSSProperties } from "react";
import type { PhotoEffect } from "../../../../design/document.ts";
import type { Rect } from "../../../../design/geometry.ts";
import { photoMatrix } from "../../../../design/placement.ts";
import { cssImage } from "../../../scene/drawing/css-matrix.ts";
import { EffectFilters, useFilterOf } from "../../../scene/drawing/effect-filters.tsx";
import { proxyFor } from "../../../scene/drawing/proxy-choice.ts";
import { usePictureUrl } from "../../photos/use-pictures.ts";
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
  const { effect } = held.element;
  return (
    <EffectFilters effects={effect ? [effect] : []}>
      <Ghost url={url} effect={effect} style={cssImage(matrix, box, scale)} />
    </EffectFilters>
  );
}

interface GhostProps {
  readonly url: string;
  readonly effect: PhotoEffect | undefined;
  readonly style: CSSProperties;
}

function Ghost({ url, effect, style }: GhostProps) {
  const filter = useFilterOf(effect);
  return <img className="crop-ghost" src={url} alt="" draggable={false} style={{ ...style, filter }} />;
}
