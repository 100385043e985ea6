import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** A process that still runs. Number and start together name it; a number alone may have been given out again. */
export interface RunningProcess {
  readonly pid: number;
  /** When it started, in the system's own notation; the same text for as long as it lives. */
  readonly started: string;
  /** Program and arguments joined by blanks; null where the system does not tell. */
  readonly command: string | null;
}

/** The process of that number, or null when there is none or it is dead and merely not yet collected (a zombie). */
export function runningProcess(pid: number): RunningProcess | null {
  if (!exists(pid)) return null;
  if (process.platform === "linux") return fromProc(pid);
  if (process.platform === "win32") return { pid, started: "", command: null };
  return fromPs(pid);
}

function exists(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function fromProc(pid: number): RunningProcess | null {
  try {
    // The second field is the program's name in brackets and may itself hold blanks and brackets.
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(") ") + 2).split(" ");
    if (fields[0] === "Z" || fields[0] === "X") return null;
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return { pid, started: fields[19] ?? "", command };
  } catch {
    return null;
  }
}

const lengthOfPsDate = "Sat Nov 21 01:20:00 2026".length;

function fromPs(pid: number): RunningProcess | null {
  const listed = spawnSync("ps", ["-ww", "-o", "stat=,lstart=,command=", "-p", String(pid)], {
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C" },
  });
  const [, state, rest] = /^(\S+)\s+(\S.*)$/s.exec((listed.stdout ?? "").trimStart()) ?? [];
  if (state === undefined || rest === undefined || state.startsWith("Z")) return null;
  return { pid, started: rest.slice(0, lengthOfPsDate), command: `${rest.slice(lengthOfPsDate).trim()} ` };
}
