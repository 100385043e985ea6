import type { Api, ApiRequest } from "../core/http/api.ts";
import type { Problem } from "../core/http/problem.ts";

/** A service is down or broken: a retry may succeed. Refused or missing things stay so. */
const mayPass = ({ status }: Problem): boolean => status === 0 || status === 429 || status >= 500;

/** The same interface; says of each reading that failed only for now, whatever its caller makes of it. */
export const watchedApi = (api: Api, failedForNow: () => void): Api => ({
  ...api,
  async get<Value>(path: string, request?: ApiRequest<Value>) {
    const answer = await api.get(path, request);
    if (!answer.ok && mayPass(answer.error)) failedForNow();
    return answer;
  },
});
