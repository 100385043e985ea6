/** Pixels of a picture from its upper left corner; right and bottom are outside. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** `10x20:30x40`. */
export const boxShape = /^(\d{1,6})x(\d{1,6}):(\d{1,6})x(\d{1,6})$/;

/** Null where there is none; `empty` where it has no pixel. */
export function readBox(text: string | null): Box | "empty" | null {
  const found = text === null ? null : boxShape.exec(text);
  if (!found) return null;
  const [left = 0, top = 0, right = 0, bottom = 0] = found.slice(1).map(Number);
  return right > left && bottom > top ? { left, top, right, bottom } : "empty";
}
