import type { DesignDocument } from "../../../design/document.ts";
import { type Operation, type Step, together } from "../../../design/operation.ts";

/** The operation that makes a blank design equal to this one, for keeping one's own work beside a newer version. */
export function operationToCopy(document: DesignDocument, title: string): Operation {
  const photos = document.photos.map((photo): Step => ({ type: "addPhoto", photo }));
  return together([
    ...photos,
    { type: "setConfiguration", set: document.configuration },
    { type: "setSurfaces", surfaces: document.surfaces },
    { type: "setTitle", title },
  ]);
}
