import type { DesignDocument, Surface } from "../../../design/document.ts";
import type { PhotoLook } from "../../../design/photo-look.ts";
import type { AlternativesWish, Autofilled, AutofillWish } from "../../../products/autofill/kind-autofill.ts";
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
    }
  | {
      readonly what: "alternatives";
      readonly kind: string;
      readonly document: DesignDocument;
      readonly data: unknown;
      readonly wish: AlternativesWish;
    };

export type AutofillAnswer = PhotoLook | Autofilled | readonly Surface[] | null;

/** Done in the worker, or in the page where there is none. */
export async function doTask(task: AutofillTask): Promise<AutofillAnswer> {
  if (task.what === "look") return lookAt(task.url);
  const autofill = designableKindOf(task.kind)?.design.autofill;
  if (!autofill) return null;
  return task.what === "fill"
    ? autofill.fill(task.document, task.data, task.wish)
    : autofill.alternatives(task.document, task.data, task.wish);
}
