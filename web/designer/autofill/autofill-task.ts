import type { DesignDocument } from "../../../design/document.ts";
import type { PhotoLook } from "../../../design/photo-look.ts";
import type { Autofilled, AutofillWish } from "../../../products/autofill/kind-autofill.ts";
import { designableKindOf } from "../../../products/registry.ts";
import { lookAt } from "./look-at.ts";

/** What is asked of the worker; all of it is plain data. */
export type AutofillTask =
  | { readonly what: "look" /** Of a small copy. */; readonly url: string }
  | {
      readonly what: "fill";
      readonly kind: string;
      readonly document: DesignDocument;
      readonly data: unknown;
      readonly wish: AutofillWish;
    };

export type AutofillAnswer = PhotoLook | Autofilled | null;

/** Done in the worker, or in the page where there is none. */
export async function doTask(task: AutofillTask): Promise<AutofillAnswer> {
  if (task.what === "look") return lookAt(task.url);
  const fill = designableKindOf(task.kind)?.design.autofill?.fill;
  return fill?.(task.document, task.data, task.wish) ?? null;
}
