import type { CSSProperties } from "react";
import type { Rect } from "../../../design/geometry.ts";
import type { SceneImage } from "../../../design/scene.ts";
import { cssBox, cssImage } from "../../scene/drawing/css-matrix.ts";
import { cssPath } from "../../scene/drawing/css-path.ts";
import { useFilterOf } from "../../scene/drawing/effect-filters.tsx";
import { proxyFor } from "../../scene/drawing/proxy-choice.ts";
import { usePictureUrl } from "../photos/use-pictures.ts";
import { useShown } from "./use-shown.ts";

interface SceneImageViewProps {
  readonly image: SceneImage;
  readonly area: Rect;
  readonly scale: number;
}

/** A photo of the scene: a window (the clip) with the picture behind it, moved by a transform that the GPU applies. */
export function SceneImageView({ image, area, scale }: SceneImageViewProps) {
  const wanted = usePictureUrl(image.photo, proxyFor(image.matrix, scale * devicePixelRatio));
  // the list's copy is loaded in most cases: a large one on its way leaves no white
  const url = useShown(wanted, usePictureUrl(image.photo, 512));
  const box = cssBox(image.clip, area, scale);
  const window =
    image.mask === undefined ? box : { ...box, clipPath: `path("${cssPath(image.mask, image.clip, scale)}")` };
  const filter = useFilterOf(url === null ? undefined : image.effect);
  const style: CSSProperties & Record<"--effect", string | undefined> = { ...window, "--effect": filter };
  const picture = cssImage(image.matrix, image.clip, scale);
  return (
    <div className="scene-image" style={style}>
      {url === null ? (
        <div className="scene-image-missing" style={picture} />
      ) : (
        <img
          src={url}
          alt=""
          draggable={false}
          decoding="async"
          style={picture}
          data-coarse={url !== wanted || undefined}
        />
      )}
    </div>
  );
}
