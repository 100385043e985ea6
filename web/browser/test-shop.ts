import { type Api, createApi } from "../../core/http/api.ts";
import { problemTypePrefix } from "../../core/http/problem.ts";

/** A call as a test sees it. */
export interface SeenCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly key: string | null;
}

/** What the shop of a test answers: a status and a body, or `offline`. */
export type Answer = { readonly status?: number; readonly body: unknown } | "offline";

/** The real client before a shop that answers as the test says, and a list of what was asked. For tests. */
export function testShop(answer: (call: SeenCall) => Answer | Promise<Answer>): { api: Api; calls: SeenCall[] } {
  const calls: SeenCall[] = [];
  const api = createApi(async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const text = await request.text();
    const call = {
      method: request.method,
      path: url.pathname + url.search,
      body: text === "" ? null : JSON.parse(text),
      key: request.headers.get("idempotency-key"),
    };
    calls.push(call);
    const given = await answer(call);
    if (given === "offline") throw new TypeError("Failed to fetch");
    return Response.json(given.body, { status: given.status ?? 200 });
  }, "http://shop.test");
  return { api, calls };
}

/** A problem document. */
export const problem = (status: number, kind: string, extra: object = {}): Answer => ({
  status,
  body: { type: problemTypePrefix + kind, title: kind, status, ...extra },
});

/** A tab's storage in memory. */
export function memoryStorage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
