import type { Problem } from "../../../core/http/problem.ts";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { RecipientList } from "../../../design/recipients/recipient.ts";
import {
  type KeptList,
  type OwnList,
  type ReadListAnswer,
  recipientPaths,
} from "../../../services/recipients/contract.ts";
import { browserApi, shopHeaders } from "../../browser-api.ts";

/** A list never changes under its hash: each is fetched once a visit. */
const known = new Map<string, OwnList>();

export const knownList = (hash: string): OwnList | undefined => known.get(hash);

export async function fetchList(hash: string): Promise<Outcome<OwnList, "gone" | "failed">> {
  const answer = await browserApi().get<OwnList>(recipientPaths.list(hash));
  if (answer.ok) known.set(hash, answer.value);
  return answer.ok ? answer : failed(answer.error.status === 404 ? "gone" : "failed");
}

export async function keepList(name: string, { columns, rows }: RecipientList): Promise<Outcome<KeptList, Problem>> {
  const body = { name, columns, rows };
  const answer = await browserApi().post<KeptList>(recipientPaths.lists, { body });
  if (answer.ok) known.set(answer.value.list, { name, columns: [...columns], rows: [...rows], createdAt: "" });
  return answer;
}

export type EraseFailure = "inOrder" | "failed";

export async function eraseList(hash: string): Promise<EraseFailure | null> {
  const answer = await browserApi().del(recipientPaths.list(hash));
  if (!answer.ok && answer.error.status !== 404) return answer.error.kind === "list-in-order" ? "inOrder" : "failed";
  known.delete(hash);
  return null;
}

export type ReadFailure = "notAList" | "nobody" | "tooLarge" | "failed";

const failures: Readonly<Record<number | string, ReadFailure>> = {
  "urn:passepartout:problem:not-a-list": "notAList",
  "urn:passepartout:problem:no-recipients": "nobody",
  413: "tooLarge",
};

/** Who is in a file. The one call that sends no JSON. */
export async function readListFile(file: Blob): Promise<Outcome<ReadListAnswer, ReadFailure>> {
  try {
    const headers = { ...shopHeaders(), accept: "application/json", "content-type": "application/octet-stream" };
    const response = await fetch(recipientPaths.read, { method: "POST", body: file, headers });
    const body = (await response.json()) as ReadListAnswer & { readonly type?: string };
    return response.ok ? done(body) : failed(failures[response.status] ?? failures[body.type ?? ""] ?? "failed");
  } catch {
    return failed("failed");
  }
}
