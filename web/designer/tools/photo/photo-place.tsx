import { useRef } from "react";
import type { PhotoElement } from "../../../../design/document.ts";
import type { ObjectProps } from "../../elements/tool.ts";
import { PlainObject } from "../../stage/plain-object.tsx";
import { EmptyPlace } from "./empty-place.tsx";
import { FramedEmpty } from "./framed-empty.tsx";
import { PhotoObject } from "./photo-object.tsx";

/** A photo that covers the whole side, or whose crop is chosen, is moved in its place; any other is moved with it. */
export function PhotoPlace(props: ObjectProps<PhotoElement>) {
  const { element, side, scale, n, inside } = props;
  const leftFocus = useRef(false);
  const isWhole = element.frame === "surface";
  if (element.photo !== null && (isWhole || inside)) return <PhotoObject {...props} leftFocus={leftFocus} />;
  if (!isWhole)
    return (
      <>
        {element.photo === null && <FramedEmpty {...props} />}
        <PlainObject {...props} />
      </>
    );
  return <EmptyPlace n={n} subject={side.subject} scale={scale} leftFocus={leftFocus} />;
}
