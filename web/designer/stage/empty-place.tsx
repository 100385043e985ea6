import { useMessages } from "../../messages/context.tsx";
import { cssBox } from "../scene/css-matrix.ts";
import type { Subject } from "../scene/subject.ts";
import { AddPhotos } from "../tray/add-photos.tsx";
import "./empty-place.css";
import { SamplePicture } from "./sample-picture.tsx";

/** A place without a photo: shows what it could be, and how to begin. */
export function EmptyPlace({
  n,
  subject,
  scale,
}: {
  readonly n: number;
  readonly subject: Subject;
  readonly scale: number;
}) {
  const t = useMessages().designer;
  const box = cssBox(subject.mat?.opening ?? subject.picture, subject.outer, scale);
  return (
    <section className="empty-place" style={box} aria-label={t.photo.emptyName(n)}>
      <SamplePicture />
      <div className="empty-place-words">
        <h2>{t.stage.empty}</h2>
        <p>{t.stage.emptyHelp}</p>
        <AddPhotos look="button">{t.stage.emptyAdd}</AddPhotos>
      </div>
    </section>
  );
}
