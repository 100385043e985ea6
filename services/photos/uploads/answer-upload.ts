import type { Context } from "hono";
import { localeOf, problem } from "../../../platform/http/problem.ts";
import type { AppEnv } from "../../../platform/http/variables.ts";
import { photoProblem } from "../problem-words.ts";
import type { Photos } from "../service.ts";

/** Seconds after which a refused upload may be worth another try. */
const retryAfter: Readonly<Record<number, string>> = { 423: "2", 429: "10", 503: "5" };

/** Hands a request to tus; what it refuses becomes a problem document like everywhere else. */
export async function answerUpload(c: Context<AppEnv>, photos: Pick<Photos, "upload">): Promise<Response> {
  // Hono calls GET handlers for HEAD; uploads are never returned here.
  if (c.req.raw.method === "GET")
    return problem(c, { status: 405, kind: "not-readable", title: photoProblem("not-readable", localeOf(c)) });
  const { response, refusal } = await photos.upload(c.req.raw, c.var.visitor ?? null);
  if (response.status < 400) return answer(c, response);
  c.header("tus-resumable", response.headers.get("tus-resumable") ?? undefined);
  c.header("retry-after", retryAfter[response.status]);
  const status = response.status as 400;
  const kind = refusal?.kind ?? "upload-refused";
  const title = photoProblem(kind === "unavailable" ? "photos-unavailable" : kind, localeOf(c));
  const detail = refusal?.body ?? (await response.text()).trim();
  return problem(c, { status, kind, title, detail, ...(refusal?.extra && { extra: refusal.extra }) });
}

/** Uploads come from the shop's own pages only; the library would also invite others. */
function answer(c: Context<AppEnv>, { headers, body, status }: Response): Response {
  for (const [name, value] of headers) if (!name.startsWith("access-control-")) c.header(name, value);
  // Not an answer of its own: that would leave out the cookie of who came without one.
  return body === null ? c.body(null, status as 204) : c.body(body, status as 200);
}
