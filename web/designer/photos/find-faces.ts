import type { Rect, Size } from "../../../design/geometry.ts";
import { ONE } from "../../../design/placement.ts";

/** The Shape Detection API, which few devices have. */
interface FaceDetector {
  detect(picture: CanvasImageSource): Promise<readonly { readonly boundingBox: DOMRectReadOnly }[]>;
}
type FaceDetectorClass = new (options: { readonly maxDetectedFaces: number }) => FaceDetector;

const MOST = 20;

/** Faces by the device's own detector, ppm of the picture; null where there is none, or where it fails. */
export async function findFaces(picture: CanvasImageSource, { width, height }: Size): Promise<readonly Rect[] | null> {
  const Detector = (globalThis as { readonly FaceDetector?: FaceDetectorClass }).FaceDetector;
  if (!Detector) return null;
  try {
    const found = await new Detector({ maxDetectedFaces: MOST }).detect(picture);
    return found.flatMap(({ boundingBox }) => shareOf(boundingBox, width, height) ?? []);
  } catch {
    return null;
  }
}

/** Within the picture; null for what lies outside of it. */
function shareOf({ left, top, right, bottom }: DOMRectReadOnly, width: number, height: number): Rect | null {
  const share = (value: number, of: number) => Math.min(Math.max(Math.round((value / of) * ONE), 0), ONE);
  const [x, y] = [share(left, width), share(top, height)];
  const face = { x, y, width: share(right, width) - x, height: share(bottom, height) - y };
  return face.width > 0 && face.height > 0 ? face : null;
}
