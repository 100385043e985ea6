import type { DesignDocument, DesignPhoto, PhotoElement } from "../../../design/document.ts";
import { allElements } from "../../../design/element-place.ts";
import { type Operation, type Step, together } from "../../../design/operation.ts";
import type { PhotoRecord } from "../../../services/photos/contract.ts";
import type { PictureFacts } from "./device-picture.ts";

export const photoElements = (document: DesignDocument): readonly PhotoElement[] =>
  allElements(document).filter((element) => element.type === "photo");

/** A photo for the tray, with what was found out about it. */
export const newPhoto = (
  photo: Pick<DesignPhoto, "id" | "name" | "width" | "height">,
  { takenAt, faces, focus }: PictureFacts,
): DesignPhoto => ({
  id: photo.id,
  name: photo.name,
  width: photo.width,
  height: photo.height,
  ...(takenAt === null ? {} : { takenAt }),
  ...(focus === null ? {} : { focus }),
  ...(faces === null || faces.length === 0 ? {} : { faces }),
});

/**
 * The intake has the last word about a photo's size (it reads more formats than browsers do). Exchanges the photo for
 * one of the true size and keeps where it is used; null when the sizes agree.
 */
export function correctSize(document: DesignDocument, { id, width, height }: PhotoRecord): Operation | null {
  const at = document.photos.findIndex((photo) => photo.id === id);
  const photo = document.photos[at];
  if (!photo || width === null || height === null || (photo.width === width && photo.height === height)) return null;
  const users = photoElements(document).filter((element) => element.photo === id);
  return together([
    { type: "removePhoto", photo: id },
    { type: "addPhoto", photo: { ...photo, width, height }, at },
    ...users.map((element): Step => ({ type: "placePhoto", element: element.id, photo: id })),
  ]);
}
