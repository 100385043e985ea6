/** Process that decodes and encodes pictures, started by `pictures.ts`. It knows no secrets. */
import sharp from "sharp";
import { answerRequests } from "../../../platform/processes/answer-requests.ts";
import { doPictureJob } from "./picture-job.ts";

// Each original is read once; processes beside each other use the cores better than threads within one.
sharp.cache(false);
sharp.concurrency(1);
// Nothing but what the service takes is ever opened, whatever a file's first bytes make the library think.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif"],
});
answerRequests(doPictureJob);
