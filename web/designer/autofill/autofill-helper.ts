import type { Surface } from "../../../design/document.ts";
import type { PhotoLook } from "../../../design/photo-look.ts";
import type { Autofilled } from "../../../products/autofill/kind-autofill.ts";
import { askWorker } from "../../browser/worker/ask-worker.ts";
import type { AutofillAnswer, AutofillTask } from "./autofill-task.ts";

/** Looks at photos and lays them out beside the page, so that it stays quick. */
export interface AutofillHelper {
  look(url: string): Promise<PhotoLook | null>;
  fill(task: Omit<Extract<AutofillTask, { what: "fill" }>, "what">): Promise<Autofilled | null>;
  alternatives(task: Omit<Extract<AutofillTask, { what: "alternatives" }>, "what">): Promise<readonly Surface[] | null>;
}

let helper: AutofillHelper | undefined;

/** One for the whole visit. Without workers, or where one does not start, the page does it itself. */
export function autofillHelper(): AutofillHelper {
  helper ??= createHelper(
    askWorker(
      () => new Worker(new URL("./autofill-worker.ts", import.meta.url), { type: "module" }),
      async (task) => (await import("./autofill-task.ts")).doTask(task),
    ),
  );
  return helper;
}

const createHelper = (run: (task: AutofillTask) => Promise<AutofillAnswer>): AutofillHelper => ({
  look: (url) => run({ what: "look", url }) as Promise<PhotoLook | null>,
  fill: (task) => run({ what: "fill", ...task }) as Promise<Autofilled | null>,
  alternatives: (task) => run({ what: "alternatives", ...task }) as Promise<readonly Surface[] | null>,
});
