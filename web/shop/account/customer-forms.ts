import { offline, type Problem, readProblem } from "../../../core/http/problem.ts";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { CustomerData } from "../../../services/customers/contract.ts";
import { shopHeaders } from "../../browser-api.ts";
import type { Customer } from "../chrome/customer-store.ts";

/** Why a form was refused: a sentence from the server or a reason of ours, and sentences by field. */
export interface FormRefusal {
  readonly text: string | null;
  readonly reason: "offline" | "tooMany" | "failed" | null;
  readonly fields: Readonly<Record<string, string>>;
}

/** Sends a form of the customer paths, which take form data (specification, section 7). Browser only. */
export async function postCustomerForm(
  path: string,
  values: Readonly<Record<string, string>>,
): Promise<Outcome<Customer, FormRefusal>> {
  const body = new URLSearchParams(values);
  let status: number;
  let answer: unknown;
  try {
    const response = await fetch(path, { method: "POST", body, headers: shopHeaders(), credentials: "same-origin" });
    status = response.status;
    answer = await response.json();
  } catch {
    return failed(refusalOf(offline));
  }
  if (status === 200) return done((answer as CustomerData).payload);
  return failed(refusalOf(readProblem(status, answer, null)));
}

/** What a problem of these paths says to the person; 400 brings its sentences in her language. */
export function refusalOf({ status, detail, errors }: Problem): FormRefusal {
  if (status === 400) {
    const fields = Object.fromEntries(errors.map(({ pointer, detail: text }) => [pointer.slice(1), text]));
    return { text: detail, reason: detail === null ? "failed" : null, fields };
  }
  const reason = status === 0 ? "offline" : status === 429 ? "tooMany" : "failed";
  return { text: null, reason, fields: {} };
}
