import { photoElements } from "../photos/photo-operations.ts";
import type { Session } from "../store/session.ts";

/** Puts a photo of the tray into the selected place, or the first one. */
export function placePhoto(session: Session, photo: string): void {
  const { document, selection } = session.state();
  const places = photoElements(document);
  const place = places.find(({ id }) => selection.includes(id)) ?? places[0];
  if (!place || place.photo === photo) return;
  session.perform({ type: "placePhoto", element: place.id, photo });
  session.select([place.id]);
}
