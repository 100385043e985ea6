/** Process that decodes and encodes visitors' files, started by `tools.ts`. It knows no secrets. */
import { openOnlyTakenFormats } from "../../../platform/pictures/only-taken-formats.ts";
import { answerRequests } from "../../../platform/processes/answer-requests.ts";
import { doToolJob } from "./tool-job.ts";

openOnlyTakenFormats();
answerRequests(doToolJob);
