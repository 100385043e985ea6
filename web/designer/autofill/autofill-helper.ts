import type { Surface } from "../../../design/document.ts";
import type { PhotoLook } from "../../../design/photo-look.ts";
import type { Autofilled } from "../../../products/autofill/kind-autofill.ts";
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
  const run = createWorker() ?? inPage;
  helper ??= {
    look: (url) => run({ what: "look", url }) as Promise<PhotoLook | null>,
    fill: (task) => run({ what: "fill", ...task }) as Promise<Autofilled | null>,
    alternatives: (task) => run({ what: "alternatives", ...task }) as Promise<readonly Surface[] | null>,
  };
  return helper;
}

async function inPage(task: AutofillTask): Promise<AutofillAnswer> {
  const { doTask } = await import("./autofill-task.ts");
  return doTask(task);
}

function createWorker(): ((task: AutofillTask) => Promise<AutofillAnswer>) | null {
  if (helper || typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined") return null;
  const worker = new Worker(new URL("./autofill-worker.ts", import.meta.url), { type: "module" });
  const open = new Map<number, { readonly task: AutofillTask; readonly settle: (answer: AutofillAnswer) => void }>();
  let last = 0;
  let isBroken = false;
  worker.onmessage = ({ data: { id, answer } }: MessageEvent<{ id: number; answer: AutofillAnswer }>) => {
    open.get(id)?.settle(answer);
    open.delete(id);
  };
  worker.onerror = () => {
    isBroken = true;
    for (const { task, settle } of open.values()) inPage(task).then(settle, () => settle(null));
    open.clear();
  };
  return (task) => {
    if (isBroken) return inPage(task).catch(() => null);
    return new Promise((settle) => {
      last += 1;
      open.set(last, { task, settle });
      worker.postMessage({ id: last, task });
    });
  };
}
