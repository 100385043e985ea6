/** Process that draws pages, started by `page-drawer.ts`: a page of a hundred photos would block the shop. */
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { createFontStore } from "../../../design/text/font-store.ts";
import { answerRequests } from "../../../platform/processes/answer-requests.ts";
import { drawPage } from "./draw-page.ts";
import type { PageJob } from "./page-job.ts";

sharp.cache(false);
sharp.concurrency(1);
const fonts = createFontStore(({ url }) => readFile(url));
answerRequests(async ({ texts, ...job }: PageJob) => drawPage(job, await fonts.ofTexts(texts)));
