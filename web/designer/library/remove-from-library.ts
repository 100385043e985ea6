import type { DesignContext } from "../context/design-context.ts";

/** @param troubled a sound upload goes on: undo may bring its photo back */
export function removeFromLibrary(
  { session, uploads }: Pick<DesignContext, "session" | "uploads">,
  photo: string,
  troubled: boolean,
): void {
  const inDesign = session.state().document.photos.some(({ id }) => id === photo);
  if (troubled || !inDesign) uploads.remove(photo);
  if (inDesign) session.perform({ type: "removePhoto", photo });
}
