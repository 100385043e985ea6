import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { DemoAccounts } from "../demo/seed.ts";
import { StartupError } from "../platform/startup/startup-error.ts";
import type { DemoReply, DemoTask } from "./demo-process.ts";

/** The process that fills the demo; end it when nothing more is wanted of it. */
export interface DemoFiller {
  /** @throws StartupError with what the process said, or that it ended */
  seed(databaseUrl: string): Promise<DemoAccounts>;
  /** Places the first order at the running shop; what fails is logged by the process. */
  order(databaseUrl: string): Promise<void>;
  end(): void;
}

/** Begins to load what it needs, which takes as long as a database takes to start. */
export function startDemoFiller(): DemoFiller {
  const child = fork(join(import.meta.dirname, "demo-process.ts"), { execArgv: [] });
  return {
    async seed(databaseUrl) {
      const reply = await ask(child, { do: "seed", databaseUrl });
      if (reply && "accounts" in reply) return reply.accounts;
      throw new StartupError(reply && "refused" in reply ? reply.refused : "The demo could not be filled.");
    },
    async order(databaseUrl) {
      await ask(child, { do: "order", databaseUrl });
    },
    end() {
      if (child.connected) child.disconnect();
    },
  };
}

/** Null when the process ended instead. */
async function ask(child: ChildProcess, task: DemoTask): Promise<DemoReply | null> {
  if (!child.connected) return null;
  const heard = new AbortController();
  child.send(task, () => {});
  try {
    const ended = once(child, "exit", heard).then(() => null);
    return await Promise.race([once(child, "message", heard).then(([reply]) => reply as DemoReply), ended]);
  } finally {
    heard.abort();
  }
}
