import { z } from "zod";
import type { Outcome } from "../../../core/outcome.ts";
import type { Trx } from "../../../platform/database/database.ts";
import type { Paging } from "../delivery/paging.ts";
import type { Parameters } from "../delivery/parameters.ts";
import type { Refusal } from "../refusal.ts";

export interface Page {
  readonly rows: readonly object[];
  readonly total: number;
}

/** One kind of thing of a space that is listed, read, made, changed and removed by its id. */
export interface Resource {
  /** `component`: the key of one in a body. */
  readonly name: string;
  /** `components`: the address, and the key of many. */
  readonly plural: string;
  /** Whether visitors see a change of it at once. */
  readonly isSeen: boolean;
  /** New ones come in another way than by a body of JSON. */
  readonly isUploaded?: true;
  readonly list: (trx: Trx, space: number, parameters: Parameters, paging: Paging) => Promise<Page>;
  readonly read: (trx: Trx, space: number, id: number, parameters: Parameters) => Promise<object | null>;
  /** Writes a new one (`id` null) or changes one, and answers with its id; null where there is none. */
  readonly write: (
    trx: Trx,
    space: number,
    id: number | null,
    body: Readonly<Record<string, unknown>>,
  ) => Promise<Outcome<number | null, Refusal>>;
  readonly remove: (trx: Trx, space: number, id: number) => Promise<boolean>;
}

/** A name of anything, as editors see it. */
export const nameField = z.string().trim().min(1, "can't be blank").max(300);
/** A name that programs use. */
export const technicalName = z
  .string()
  .trim()
  .max(200)
  .regex(/^[\p{L}\p{N}_][\p{L}\p{N}_. -]*$/u, "may have letters, digits, space, hyphen, underscore and dot");
