import { type RefObject, useLayoutEffect, useRef } from "react";
import { cssBox } from "../../../scene/drawing/css-matrix.ts";
import type { Subject } from "../../../scene/drawing/subject.ts";
import { useMessages } from "../../../words/context.tsx";
import { AddPhotos } from "../../library/add-photos.tsx";
import "./empty-place.css";
import { SamplePicture } from "./sample-picture.tsx";

/** A place without a photo: shows what it could be, and how to begin. */
export function EmptyPlace({
  n,
  subject,
  scale,
  leftFocus,
}: {
  readonly n: number;
  readonly subject: Subject;
  readonly scale: number;
  /** Becomes true when it goes while the focus is in it: who filled it by keys goes on with the photo. */
  readonly leftFocus: RefObject<boolean>;
}) {
  const t = useMessages().designer;
  const box = cssBox(subject.mat?.opening ?? subject.picture, subject.outer, scale);
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const section = place.current;
    return () => {
      leftFocus.current = section?.contains(document.activeElement) ?? false;
    };
  }, [leftFocus]);
  return (
    <section ref={place} className="empty-place" style={box} aria-label={t.photo.emptyName({ n })}>
      <SamplePicture />
      <div className="empty-place-words">
        <h2>{t.stage.empty}</h2>
        <p>{t.stage.emptyHelp}</p>
        <AddPhotos look="button">{t.stage.emptyAdd}</AddPhotos>
      </div>
    </section>
  );
}
