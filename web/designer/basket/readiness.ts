import type { DesignDocument } from "../../../design/document.ts";
import { type Finding, forbidsOrder } from "../../../design/finding.ts";
import { photoElements } from "../photos/photo-operations.ts";
import type { PictureSource } from "../photos/pictures.ts";
import type { Queue } from "../uploads/queue.ts";

/** What a person has to do before a design can be ordered. */
export type Obstacle = "no-photo" | "photo-failed" | "too-small" | "findings";

/**
 * The first thing in the way that does not go away by waiting, null when there is none.
 *
 * @param forbids the kind's rule of what keeps a design out of the basket
 */
export function obstacleOf(
  document: DesignDocument,
  findings: readonly Finding[],
  queue: Queue,
  sources: ReadonlyMap<string, PictureSource>,
  forbids: (finding: Finding) => boolean = forbidsOrder,
): Obstacle | null {
  const inTheWay = new Set(findings.filter(forbids).map(({ reason }) => reason));
  if (inTheWay.has("photo-missing")) return "no-photo";
  const failed = usedPhotos(document).some((photo) => {
    const step = queue.find((upload) => upload.photo === photo)?.state.step;
    return step === "failed" || step === "rejected" || sources.get(photo)?.from === "nowhere";
  });
  if (failed) return "photo-failed";
  if (inTheWay.has("photo-too-small")) return "too-small";
  return inTheWay.size > 0 ? "findings" : null;
}

/** Used photos that are still on their way or being looked at. */
export function photosOnTheirWay(
  document: DesignDocument,
  queue: Queue,
  sources: ReadonlyMap<string, PictureSource>,
): number {
  return usedPhotos(document).filter((photo) => {
    const upload = queue.find((one) => one.photo === photo);
    if (upload) return upload.state.step !== "ready";
    return sources.get(photo)?.from === "nowhere-yet";
  }).length;
}

const usedPhotos = (document: DesignDocument): readonly string[] => [
  ...new Set(photoElements(document).flatMap(({ photo }) => (photo === null ? [] : [photo]))),
];
