/**
 * The process in which photos are decoded, started by `decoder.ts`. It knows no secrets, and whatever a hostile file
 * does to it, the shop lives on.
 */
import { openOnlyTakenFormats } from "../../../platform/pictures/only-taken-formats.ts";
import { answerRequests } from "../../../platform/processes/answer-requests.ts";
import { examinePhoto } from "./examine-photo.ts";

openOnlyTakenFormats();
answerRequests(examinePhoto);
