import type { Problem } from "../../../core/http/problem.ts";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { RecipientList } from "../../../design/recipients/recipient.ts";
import {
  type Erasure,
  type KeptList,
  type OwnList,
  type ReadListAnswer,
  recipientPaths,
} from "../../../services/recipients/contract.ts";
import { browserApi } from "../../browser/browser-api.ts";
import { shopHeaders } from "../../browser/shop-headers.ts";

/** A list never changes under its hash: each is fetched once a visit. */
const known = new Map<string, OwnList>();

export const knownList = (hash: string): OwnList | undefined => known.get(hash);

/** Being asked for: panel, stage and preview ask at once. */
const asked = new Map<string, ReturnType<typeof fetchList>>();

export function fetchList(hash: string): Promise<Outcome<OwnList, "gone" | "failed">> {
  const answer = asked.get(hash) ?? ask(hash).finally(() => asked.delete(hash));
  asked.set(hash, answer);
  return answer;
}

async function ask(hash: string): ReturnType<typeof fetchList> {
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

/** `inOrder`: erased after the order that is made with it. */
type EraseOutcome = "erased" | "inOrder" | "failed";

export async function eraseList(hash: string): Promise<EraseOutcome> {
  const answer = await browserApi().del<Erasure>(recipientPaths.list(hash));
  if (!answer.ok && answer.error.status !== 404) return "failed";
  known.delete(hash);
  return answer.ok && !answer.value.erased ? "inOrder" : "erased";
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
