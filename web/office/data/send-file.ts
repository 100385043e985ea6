import { type Problem, readProblem } from "../../../core/http/problem.ts";
import { shopHeaders } from "../../browser-api.ts";

type Sent = { readonly ok: true; readonly response: Response } | { readonly ok: false; readonly problem: Problem };

/** Files go as they are, piece by piece, so they need no JSON client. */
export async function sendFile(path: string, file: File, query: Readonly<Record<string, string>> = {}): Promise<Sent> {
  const format = file.name.toLowerCase().endsWith(".json") ? "json" : "csv";
  const address = `${path}?${new URLSearchParams({ format, ...query })}`;
  const headers = { ...shopHeaders(), "content-type": "application/octet-stream" };
  const response = await fetch(address, { method: "POST", body: file, headers }).catch(() => null);
  if (response?.ok) return { ok: true, response };
  const body: unknown = await response?.json().catch(() => null);
  const problem = readProblem(response?.status ?? 0, body, null);
  return { ok: false, problem: response ? problem : { ...problem, kind: "offline" } };
}
