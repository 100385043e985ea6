import { offline, type Problem, readProblem } from "../../../core/http/problem.ts";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import { shortestPassword } from "../../../core/password.ts";
import type { ConfirmedData, CustomerData, EnteredData } from "../../../services/customers/contract.ts";
import { shopHeaders } from "../../browser/shop-headers.ts";
import type { Messages } from "../../words/messages.generated.ts";
import type { Customer } from "../customer/customer-store.ts";

/** Why a form was refused: a sentence from the server or a reason of ours, and sentences by field. */
export interface FormRefusal {
  readonly text: string | null;
  readonly reason: "offline" | "tooMany" | "failed" | null;
  readonly fields: Readonly<Record<string, string>>;
  /** After how many minutes it works again, where it was too many. */
  readonly minutes: number;
}

/** What a form came to: who she is now. */
export interface FormAnswer {
  readonly customer: Customer;
  /** Whether what she had made before went to her account. */
  readonly adopted: boolean;
  /** Whether two accounts of hers are one now. */
  readonly joined: boolean;
}

/** Sends a form of the customer paths, which take form data (specification, section 7). Browser only. */
export async function postCustomerForm(
  path: string,
  values: Readonly<Record<string, string>>,
): Promise<Outcome<FormAnswer, FormRefusal>> {
  const body = new URLSearchParams(values);
  let status: number;
  let answer: unknown;
  let wait: string | null;
  try {
    const response = await fetch(path, { method: "POST", body, headers: shopHeaders(), credentials: "same-origin" });
    status = response.status;
    wait = response.headers.get("retry-after");
    answer = await response.json();
  } catch {
    return failed(refusalOf(offline));
  }
  if (status === 200) {
    const { payload, adopted = false, joined = false } = answer as CustomerData & Partial<EnteredData & ConfirmedData>;
    return done({ customer: payload, adopted, joined });
  }
  return failed(refusalOf(readProblem(status, answer, Number(wait) || null)));
}

/** What a problem of these paths says to the person; 400 brings its sentences in her language. */
export function refusalOf({ status, detail, errors, retryAfter }: Problem): FormRefusal {
  if (status === 400) {
    const fields = Object.fromEntries(errors.map(({ pointer, detail: text }) => [pointer.slice(1), text]));
    return { text: detail, reason: detail === null ? "failed" : null, fields, minutes: 0 };
  }
  const reason = status === 0 ? "offline" : status === 429 ? "tooMany" : "failed";
  return { text: null, reason, fields: {}, minutes: Math.ceil((retryAfter ?? usualWait) / 60) };
}

/** Seconds after which the shop takes attempts again, where no answer says it. */
const usualWait = 600;

/** What is wrong with a form before it is sent. */
export const refusedFields = (fields: FormRefusal["fields"]): FormRefusal => ({
  text: null,
  reason: null,
  fields,
  minutes: 0,
});

/** What is wrong with a form as a whole: the server's sentence, or one of ours. */
export function refusalText(
  { text, reason, minutes }: FormRefusal,
  t: Pick<Messages["account"], "offline" | "failed" | "tooMany">,
): string | null {
  return text ?? (reason === "tooMany" ? t.tooMany({ minutes }) : reason && t[reason]);
}

/** The sentences of those fields that are empty; of a password each blank counts. */
export const missingFields = (
  values: Readonly<Record<string, string>>,
  sentences: Readonly<Record<string, string>>,
): FormRefusal["fields"] =>
  Object.fromEntries(
    Object.entries(sentences).filter(([field]) => {
      const value = values[field] ?? "";
      return (field === "password" ? value : value.trim()) === "";
    }),
  );

/** The sentence of a new password that is too short. */
export const shortPassword = (
  { password = "" }: Readonly<Record<string, string>>,
  sentence: string,
): FormRefusal["fields"] => (password.length < shortestPassword ? { password: sentence } : {});
