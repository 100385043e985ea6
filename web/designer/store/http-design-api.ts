import type { z } from "zod";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import { appendOperationsResponse, createDesignResponse, designRecord } from "../../../services/designs/contract.ts";
import type { ApiFailure, DesignApi } from "./design-api.ts";

const address = "/web-api/designs";

/** Calls the house's design service; the visitor's capability travels as a cookie. */
export const httpDesignApi: DesignApi = {
  create: (kind, query) => call(createDesignResponse, address, { kind, query }),
  read: (id) => call(designRecord, `${address}/${id}`),
  append: (id, batch) => call(appendOperationsResponse, `${address}/${id}/operations`, batch),
};

async function call<T>(schema: z.ZodType<T>, url: string, body?: unknown): Promise<Outcome<T, ApiFailure>> {
  try {
    const response = await fetch(url, body === undefined ? {} : postOf(body));
    if (!response.ok) return failed(await failureOf(response));
    const parsed = schema.safeParse(await response.json());
    return parsed.success ? done(parsed.data) : failed({ reason: "refused", status: response.status, detail: "" });
  } catch {
    return failed({ reason: "unreachable" });
  }
}

/** Kept alive, so that the last batch of a closing tab still leaves; browsers allow that up to 64 KiB. */
function postOf(body: unknown): RequestInit {
  const text = JSON.stringify(body);
  return {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: text,
    keepalive: text.length < 32_000,
  };
}

async function failureOf(response: Response): Promise<ApiFailure> {
  const { status } = response;
  if (status === 404 || status === 401 || status === 403) return { reason: "not-found" };
  if (status === 409) return { reason: "conflict" };
  if (status === 408 || status === 425 || status === 429 || status >= 500) return { reason: "unreachable" };
  const problem: unknown = await response.json().catch(() => null);
  return { reason: "refused", status, detail: detailOf(problem) };
}

const detailOf = (problem: unknown) =>
  typeof problem === "object" && problem !== null && "detail" in problem && typeof problem.detail === "string"
    ? problem.detail
    : "";
