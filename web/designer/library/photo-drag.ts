/** What a photo of the library carries while it is dragged. */
const PHOTO = Symbol("photo of the library");

export const dragData = (photo: string): Record<string | symbol, unknown> => ({ [PHOTO]: photo });

/** Null for anything else that is dragged. */
export function draggedPhoto(data: Record<string | symbol, unknown>): string | null {
  const photo = data[PHOTO];
  return typeof photo === "string" ? photo : null;
}
