import { expect, test } from "vitest";
import { apply } from "../../../design/apply.ts";
import type { DesignDocument } from "../../../design/document.ts";
import type { Operation } from "../../../design/operation.ts";
import { canvas, landscape } from "../../../design/sample-designs.ts";
import type { PhotoRecord } from "../../../services/photos/contract.ts";
import { correctSize } from "./photo-operations.ts";

function applied(document: DesignDocument, operation: Operation): DesignDocument {
  const outcome = apply(document, operation);
  if (!outcome.ok) throw new Error(outcome.error.reason);
  return outcome.value.document;
}

const record = (width: number | null, height: number | null): PhotoRecord => ({
  id: landscape.id,
  name: landscape.name,
  status: "ready",
  rejection: null,
  width,
  height,
  bytes: 1,
  takenAt: null,
});

test("a size the browser read wrongly is corrected, where the photo lies in tray and picture is kept", () => {
  const document = canvas();
  const operation = correctSize(document, record(3000, 4000));
  const corrected = operation ? applied(document, operation) : document;
  expect(corrected.photos[0]).toEqual({ ...landscape, width: 3000, height: 4000 });
  expect(corrected.surfaces[0]?.elements[0]).toMatchObject({ photo: landscape.id });
});

test("equal or unknown sizes change nothing", () => {
  expect(correctSize(canvas(), record(landscape.width, landscape.height))).toBeNull();
  expect(correctSize(canvas(), record(null, null))).toBeNull();
});
