import { answerTasks } from "../../browser/worker/answer-tasks.ts";
import { doTask } from "./autofill-task.ts";

answerTasks(doTask);
