import type { z } from "zod";
import type { Api } from "../../../core/http/api.ts";
import type { Problem } from "../../../core/http/problem.ts";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import {
  appendOperationsResponse,
  copiedDesign,
  createDesignResponse,
  designPaths,
  designRecord,
  operationsSince,
} from "../../../services/designs/contract.ts";
import type { ApiFailure, DesignApi } from "./design-api.ts";

/** Calls the house's design service; the visitor's capability travels as a cookie. */
export function httpDesignApi(api: Api): DesignApi {
  return {
    create: async (kind, query) =>
      read(createDesignResponse, await api.post(designPaths.designs, { body: { kind, query } })),
    read: async (id) => read(designRecord, await api.get(designPaths.design(id))),
    since: async (id, after) =>
      read(operationsSince, await api.get(designPaths.operations(id), { query: { after: String(after) } })),
    copy: async (id, copy) => read(copiedDesign, await api.put(designPaths.copyAs(id, copy))),
    append: async (id, batch) =>
      read(appendOperationsResponse, await api.post(designPaths.operations(id), { body: batch })),
  };
}

function read<T>(schema: z.ZodType<T>, answer: Outcome<unknown, Problem>): Outcome<T, ApiFailure> {
  if (!answer.ok) return failed(failureOf(answer.error));
  const parsed = schema.safeParse(answer.value);
  return parsed.success ? done(parsed.data) : failed({ reason: "refused", status: 200, detail: "unreadable answer" });
}

/** What a problem means for saving. */
export function failureOf({ status, kind, detail, title }: Problem): ApiFailure {
  if (status === 404 || status === 401 || status === 403) return { reason: "not-found" };
  if (status === 409 && kind === "sequence-conflict") return { reason: "conflict" };
  if (status === 429) return { reason: "too-fast" };
  if (status === 0 || status === 408 || status === 425 || status >= 500) {
    return { reason: "unreachable" };
  }
  return { reason: "refused", status, detail: detail ?? title };
}
