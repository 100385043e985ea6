/** The process in which files of visitors are decoded and written anew, started by `tools.ts`. It knows no secrets. */
import sharp from "sharp";
import { answerRequests } from "../../../platform/processes/answer-requests.ts";
import { doToolJob } from "./tool-job.ts";

sharp.cache(false);
sharp.concurrency(1);
// Nothing but what the toolbox takes is ever opened, whatever a file's first bytes make the library think.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpeg",
    "VipsForeignLoadPng",
    "VipsForeignLoadWebp",
    "VipsForeignLoadTiff",
    "VipsForeignLoadHeif",
  ],
});
answerRequests(doToolJob);
