import { offline, type Problem, readProblem } from "../../../../core/http/problem.ts";
import { done, failed, type Outcome } from "../../../../core/outcome.ts";
import type { ToolboxResult } from "../../../../services/toolbox/contract.ts";
import { shopHeaders } from "../../../browser/shop-headers.ts";

interface Sending {
  readonly path: string;
  readonly form: FormData;
  /** Part of the bytes that have gone, 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

/** Sends a form and tells how far it is, which `fetch` cannot. Null: it was called back. */
export function sendForm({ path, form, onProgress, signal }: Sending): Promise<Outcome<ToolboxResult, Problem> | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", path);
    request.responseType = "json";
    for (const [name, value] of Object.entries({ accept: "application/json", ...shopHeaders() })) {
      request.setRequestHeader(name, value);
    }
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => lengthComputable && onProgress(loaded / total);
    request.onload = () =>
      resolve(
        request.status === 200 ? done(request.response) : failed(readProblem(request.status, request.response, null)),
      );
    request.onerror = () => resolve(failed(offline));
    request.onabort = () => resolve(null);
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}
