import { memo } from "react";
import type { Rect } from "../../../design/geometry.ts";
import type { SceneItem, ScenePage } from "../../../design/scene.ts";
import "./page-picture.css";
import { cssBox } from "./css-matrix.ts";
import { SceneImageView } from "./scene-image.tsx";

interface PagePictureProps {
  readonly page: ScenePage;
  /** The part of the page to show, page micrometres. */
  readonly area: Rect;
  /** CSS pixels per micrometre. */
  readonly scale: number;
}

/**
 * One page of the scene exactly as it will be printed, item by item in drawing order. Says nothing to screen readers;
 * the objects on it have their own elements.
 */
export const PagePicture = memo(function PagePicture({ page, area, scale }: PagePictureProps) {
  return (
    <div
      className="page-picture"
      style={{ width: area.width * scale, height: area.height * scale }}
      data-surface={page.surface}
      aria-hidden="true"
    >
      {page.items.map((item, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity but their place in the drawing order
        <Item key={`${n}-${item.type === "image" ? item.photo : item.type}`} item={item} area={area} scale={scale} />
      ))}
    </div>
  );
});

function Item({ item, area, scale }: { item: SceneItem; area: Rect; scale: number }) {
  switch (item.type) {
    case "fill":
      return <div className="scene-fill" style={{ ...cssBox(item.rect, area, scale), backgroundColor: item.colour }} />;
    case "image":
      return <SceneImageView image={item} area={area} scale={scale} />;
    case "glyphs":
      // no kind so far puts text on its surfaces
      return null;
  }
}
