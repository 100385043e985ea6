/**
 * The process in which photos are decoded, started by `decoder.ts`. It knows no secrets, and whatever a hostile file
 * does to it, the shop lives on.
 */
import sharp from "sharp";
import { answerRequests } from "../../../platform/processes/answer-requests.ts";
import { examinePhoto } from "./examine-photo.ts";

// Each file is read once; two processes beside each other use two cores better than threads within one.
sharp.cache(false);
sharp.concurrency(1);
// Nothing but the formats the shop takes is ever opened, whatever a file's first bytes make the library think.
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
answerRequests(examinePhoto);
