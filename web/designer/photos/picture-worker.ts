import { answerTasks } from "../../browser/worker/answer-tasks.ts";
import { doPictureTask } from "./picture-task.ts";

answerTasks(doPictureTask);
