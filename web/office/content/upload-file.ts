import { type Problem, readProblem } from "../../../core/http/problem.ts";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import { shopHeaders } from "../../browser/shop-headers.ts";

/**
 * Sends bytes and tells how much of them has gone; `fetch` cannot.
 *
 * @param progress from 0 to 1
 */
export function uploadFile<Value>(
  path: string,
  body: File | FormData,
  progress: (share: number) => void,
): Promise<Outcome<Value, Problem>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", path);
    request.responseType = "json";
    for (const [name, value] of Object.entries(shopHeaders())) request.setRequestHeader(name, value);
    // A form brings its own type, with the mark that parts its fields.
    if (body instanceof File) request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const isGood = request.status >= 200 && request.status < 300;
      resolve(isGood ? done(request.response) : failed(readProblem(request.status, request.response, null)));
    };
    request.onerror = () => resolve(failed({ ...readProblem(0, null, null), kind: "offline" }));
    request.send(body);
  });
}
