import { type ChildProcess, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { setPriority } from "node:os";
import { done, failed, type Outcome } from "../../core/outcome.ts";

export interface ProcessPoolOptions {
  /** Path of the program: it answers each message with `{ answer }` or `{ error }`. */
  readonly program: string;
  /** Resident memory in bytes at which a process is ended. */
  readonly memoryLimit: number;
  /** Milliseconds for one request, after which its process is ended. */
  readonly timeLimit: number;
  /** Milliseconds without work after which a process goes. */
  readonly idleLimit: number;
  /** Added to the shop's own niceness, so that pages come first; 0 when left out. */
  readonly niceness?: number;
}

/** Processes that do dangerous work: one request at a time in each, as many processes as requests at once. */
export interface ProcessPool<Request, Answer> {
  /**
   * `died`: the process broke down, took too much memory or too long.
   *
   * @throws what the program threw, and when the signal aborts
   */
  ask(request: Request, signal?: AbortSignal): Promise<Outcome<Answer, "died">>;
  close(): void;
}

type Reply<Answer> = { readonly answer: Answer } | { readonly error: string };

const memoryCheckInterval = 100;

/** A hostile file can only crash such a process, never the shop; these processes know no secrets. */
export function createProcessPool<Request extends object, Answer>(
  options: ProcessPoolOptions,
): ProcessPool<Request, Answer> {
  const idle: { child: ChildProcess; leave: NodeJS.Timeout }[] = [];
  const all = new Set<ChildProcess>();

  function start(): ChildProcess {
    const child = fork(options.program, [], {
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
    comeSecond(child.pid, options.niceness ?? 0);
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
    const leave = setTimeout(() => child.kill("SIGKILL"), options.idleLimit);
    // Neither prevents the process from exiting.
    leave.unref();
    child.unref();
    child.channel?.unref();
    idle.push({ child, leave });
  }

  return {
    async ask(request, signal) {
      signal?.throwIfAborted();
      const child = take();
      const reply = await replyOf<Answer>(child, request, { ...options, signal });
      signal?.throwIfAborted();
      if (!reply) return failed("died");
      giveBack(child);
      if ("error" in reply) throw new Error(reply.error);
      return done(reply.answer);
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
function replyOf<Answer>(child: ChildProcess, request: object, limits: Limits): Promise<Reply<Answer> | null> {
  const { promise, resolve } = Promise.withResolvers<Reply<Answer> | null>();
  const end = () => void child.kill("SIGKILL");
  const timer = setTimeout(end, limits.timeLimit);
  const watch = setInterval(() => residentMemory(child.pid) > limits.memoryLimit && end(), memoryCheckInterval);
  const gone = () => resolve(null);
  const replied = (reply: unknown) => resolve(reply as Reply<Answer>);
  child.once("exit", gone);
  child.once("error", gone);
  child.once("message", replied);
  limits.signal?.addEventListener("abort", end, { once: true });
  child.channel?.ref();
  child.send(request, (error) => error && gone());
  return promise.finally(() => {
    clearTimeout(timer);
    clearInterval(watch);
    child.off("exit", gone).off("error", gone).off("message", replied);
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

function comeSecond(pid: number | undefined, niceness: number): void {
  if (pid === undefined || niceness === 0) return;
  try {
    setPriority(pid, niceness);
  } catch {
    // A system that does not allow it only loses the order.
  }
}
