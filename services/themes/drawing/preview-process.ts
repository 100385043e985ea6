/** The process in which previews are drawn, started by `drawer.ts`. It knows no secrets. */
import { readFile } from "node:fs/promises";
import { writtenIn } from "../../../design/template/written-in.ts";
import { createFontStore } from "../../../design/text/font-store.ts";
import { answerRequests } from "../../../platform/processes/answer-requests.ts";
import { drawPreview } from "./draw-preview.ts";
import type { DrawingRequest } from "./preview-job.ts";
import { socialPicture } from "./social-picture.ts";

const fonts = createFontStore(({ url }) => readFile(url));
answerRequests(async (request: DrawingRequest) => {
  if ("svg" in request) return socialPicture(request.svg);
  const { job } = request;
  return drawPreview(job, await fonts.ofTexts(writtenIn(job.template, job)));
});
