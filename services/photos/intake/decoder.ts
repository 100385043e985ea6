import { type ChildProcess, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { ExamineRequest } from "./examine-photo.ts";
import type { Verdict } from "./verdict.ts";

export interface DecoderOptions {
  /** Resident memory at which a process is ended. Half of it is what 200 megapixels need in the worst honest format. */
  readonly memoryLimit?: number;
  /** Milliseconds for one photo, after which its process is ended. */
  readonly timeLimit?: number;
  /** Milliseconds without work after which a process goes. */
  readonly idleLimit?: number;
}

/** Looks at photos in processes of their own, one photo at a time in each, as many as are asked for at once. */
export interface Decoder {
  /**
   * `died`: the process broke down, took too much memory or too long.
   *
   * @throws when the file cannot be read or the rendition not written, and when the signal aborts
   */
  examine(request: ExamineRequest, signal?: AbortSignal): Promise<Outcome<Verdict, "died">>;
  close(): void;
}

type Answer = { readonly verdict: Verdict } | { readonly error: string };

const program = join(import.meta.dirname, "decoder-process.ts");
const memoryCheckInterval = 100;

export function createDecoder(options: DecoderOptions = {}): Decoder {
  const { memoryLimit = 2_500_000_000, timeLimit = 120_000, idleLimit = 30_000 } = options;
  const idle: { child: ChildProcess; leave: NodeJS.Timeout }[] = [];
  const all = new Set<ChildProcess>();

  function start(): ChildProcess {
    const child = fork(program, [], {
      serialization: "advanced",
      // V8's heap is not where pictures are; the environment holds secrets.
      execArgv: ["--max-old-space-size=512"],
      env: { NODE_ENV: "production", ...(process.env.PATH && { PATH: process.env.PATH }) },
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    all.add(child);
    child.on("exit", () => forget(child));
    // Killed while a message was on its way.
    child.on("error", () => forget(child));
    return child;
  }

  function forget(child: ChildProcess) {
    all.delete(child);
    const at = idle.findIndex((one) => one.child === child);
    for (const { leave } of at < 0 ? [] : idle.splice(at, 1)) clearTimeout(leave);
  }

  function take(): ChildProcess {
    const free = idle.pop();
    if (!free) return start();
    clearTimeout(free.leave);
    free.child.ref();
    return free.child;
  }

  function giveBack(child: ChildProcess) {
    if (!all.has(child)) return;
    const leave = setTimeout(() => child.kill("SIGKILL"), idleLimit);
    // Neither keeps the program alive.
    leave.unref();
    child.unref();
    child.channel?.unref();
    idle.push({ child, leave });
  }

  return {
    async examine(request, signal) {
      signal?.throwIfAborted();
      const child = take();
      const answer = await ask(child, request, { memoryLimit, timeLimit, signal });
      signal?.throwIfAborted();
      if (!answer) return failed("died");
      giveBack(child);
      if ("error" in answer) throw new Error(answer.error);
      return done(answer.verdict);
    },
    close() {
      for (const child of all) child.kill("SIGKILL");
    },
  };
}

interface Limits {
  readonly memoryLimit: number;
  readonly timeLimit: number;
  readonly signal: AbortSignal | undefined;
}

/** Null when the process ended, or was ended, before it answered. */
function ask(child: ChildProcess, request: ExamineRequest, limits: Limits): Promise<Answer | null> {
  const { promise, resolve } = Promise.withResolvers<Answer | null>();
  const end = () => void child.kill("SIGKILL");
  const timer = setTimeout(end, limits.timeLimit);
  const watch = setInterval(() => residentMemory(child.pid) > limits.memoryLimit && end(), memoryCheckInterval);
  const gone = () => resolve(null);
  const answered = (answer: unknown) => resolve(answer as Answer);
  child.once("exit", gone);
  child.once("error", gone);
  child.once("message", answered);
  limits.signal?.addEventListener("abort", end, { once: true });
  child.channel?.ref();
  child.send(request, (error) => error && gone());
  return promise.finally(() => {
    clearTimeout(timer);
    clearInterval(watch);
    child.off("exit", gone).off("error", gone).off("message", answered);
    limits.signal?.removeEventListener("abort", end);
  });
}

/** In bytes; 0 where the system does not tell (then time alone limits). */
function residentMemory(pid: number | undefined): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
