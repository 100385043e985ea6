import { offline, type Problem, readProblem } from "../../../core/http/problem.ts";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import { shopHeaders } from "../../browser/shop-headers.ts";

type Query = Readonly<Record<string, string>>;

/** Sends a table, CSV or JSON by its name, and reads what the server says of it. */
export const sendFile = <Value>(path: string, file: File, query: Query = {}): Promise<Outcome<Value, Problem>> =>
  send(path, file, query, (response) => response.json());

/** Sends a table again for the file that names all its bad lines, and saves that as `name`. */
export const saveReport = (path: string, file: File, query: Query, name: string): Promise<Outcome<null, Problem>> =>
  send(path, file, { ...query, report: "csv" }, async (response) => {
    const address = URL.createObjectURL(await response.blob());
    Object.assign(document.createElement("a"), { href: address, download: name }).click();
    URL.revokeObjectURL(address);
    return null;
  });

/** Files go as they are, piece by piece, so they need no JSON client. */
async function send<Value>(
  path: string,
  file: File,
  query: Query,
  read: (response: Response) => Promise<Value>,
): Promise<Outcome<Value, Problem>> {
  const format = file.name.toLowerCase().endsWith(".json") ? "json" : "csv";
  const address = `${path}?${new URLSearchParams({ format, ...query })}`;
  const headers = { ...shopHeaders(), "content-type": "application/octet-stream" };
  const response = await fetch(address, { method: "POST", body: file, headers }).catch(() => null);
  if (!response) return failed(offline);
  if (response.ok) return done(await read(response));
  return failed(readProblem(response.status, await response.json().catch(() => null), null));
}
