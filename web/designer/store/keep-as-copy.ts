import { configurationOf } from "../../../design/apply-whole.ts";
import type { DesignDocument } from "../../../design/document.ts";
import { type Operation, type Step, together } from "../../../design/operation.ts";

/** The operation that makes a blank design equal to this one, for keeping one's own work beside a newer version. */
export function operationToCopy(document: DesignDocument, title: string): Operation {
  const photos = document.photos.map((photo): Step => ({ type: "addPhoto", photo }));
  return together([...photos, configurationOf(document), { type: "setTitle", title }]);
}
