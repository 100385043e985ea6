import type { PhotoEffect, PhotoElement, Stencil } from "./document.ts";
import type { FindingBody } from "./finding.ts";
import type { Rect } from "./geometry.ts";
import type { SurfaceLayout } from "./layout.ts";
import type { Compiled, Material } from "./material.ts";
import { outlinePath } from "./outline.ts";
import { mapPath, type PathData, pathBounds } from "./path.ts";
import { photoMatrix } from "./placement.ts";
import { grow, intersect } from "./rect.ts";
import type { SceneImage, SceneItem } from "./scene.ts";
import { strokeRing } from "./stroke-ring.ts";
import { drawnArea, frameBox, onPage, photoBox, pictureArea, SEAM } from "./surface-geometry.ts";
import { turnMatrix, turnOf } from "./turn.ts";

/** The image of a photo element with its border. It exceeds the picture area by a seam where it will be reflected. */
export function compilePhoto(element: PhotoElement, layout: SurfaceLayout, material: Material): Compiled {
  const compiled = compileTile(element, layout, material);
  return element.stencil && element.frame !== "surface"
    ? { ...compiled, items: underStencil(compiled.items, element, element.stencil, layout) }
    : compiled;
}

/** Cuts a photo by an outline over several photos: a plain photo by a mask of its own, other items as a group. */
function underStencil(
  items: readonly SceneItem[],
  { id }: PhotoElement,
  { outline, box }: Stencil,
  layout: SurfaceLayout,
): readonly SceneItem[] {
  const mask = outlinePath(outline, onPage(layout, box));
  const [only, ...more] = items;
  if (!only) return [];
  return only.type === "image" && only.mask === undefined && more.length === 0
    ? [{ ...only, mask }]
    : [{ type: "group", element: id, items, mask }];
}

function compileTile(element: PhotoElement, layout: SurfaceLayout, material: Material): Compiled {
  const frame = frameBox(layout, element.frame);
  const border = borderOf(element, frame);
  const { photo: id, optional = false } = element;
  if (id === null) {
    const place = material.emptyPlace?.(element, frame, maskOf(element, frame)) ?? [];
    return { items: [...place, ...border], findings: [{ reason: "photo-missing", optional }] };
  }
  const photo = material.photos.get(id);
  if (!photo) return { items: border, findings: [{ reason: "photo-unknown", photo: id }] };
  const box = photoBox(layout, element);
  const upright = photoMatrix(photo, box, element.placement);
  const turn = turnOf(frame, element.rotation);
  const matrix = turn ? turnMatrix(upright, turn) : upright;
  const mask = maskOf(element, frame);
  const reach = mask === null ? photoClip(layout, element, box) : (pathBounds(mask) ?? box);
  const clip = intersect(reach, drawnArea(layout));
  const effect = effectOf(element);
  const image: readonly SceneImage[] = clip
    ? [
        {
          type: "image",
          element: element.id,
          photo: id,
          matrix,
          clip,
          ...(mask === null ? {} : { mask }),
          ...(effect ? { effect } : {}),
        },
      ]
    : [];
  const findings: readonly FindingBody[] = clip ? [] : [{ reason: "outside" }];
  return { items: [...image, ...border], findings };
}

/** A photo on the whole surface shows wherever it reaches; one in a frame of its own ends there. */
const photoClip = (layout: SurfaceLayout, element: PhotoElement, box: Rect) =>
  element.frame === "surface" ? grow(pictureArea(layout), SEAM) : box;

/** The outline it is cut to, where that is not just its upright frame. */
function maskOf({ mask = "rect", radius, rotation, frame }: PhotoElement, box: Rect): PathData | null {
  if (frame === "surface" || (mask === "rect" && rotation === 0)) return null;
  const turn = turnOf(box, rotation);
  const path = outlinePath(mask, box, radius);
  return turn ? mapPath(path, turn) : path;
}

function borderOf({ id, border, mask = "rect", radius, rotation }: PhotoElement, box: Rect): readonly SceneItem[] {
  return border ? strokeRing({ element: id, outline: mask, radius, box, rotation, stroke: border }) : [];
}

/** An effect that changes nothing is none. */
function effectOf({ effect }: PhotoElement): PhotoEffect | null {
  if (!effect) return null;
  const { tone, light, contrast, warmth } = effect;
  return tone === "none" && light === 0 && contrast === 0 && warmth === 0 ? null : effect;
}
