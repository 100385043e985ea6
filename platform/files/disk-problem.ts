import type { StoreProblem } from "./file-store.ts";

const full = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);
const closed = new Set(["EACCES", "EPERM", "EROFS", "EIO", "ENOENT", "ENOTDIR", "EMFILE", "ENFILE", "ESTALE"]);

/** The problem that a failed file operation means to the caller; null for a bug. */
export function diskProblem(error: unknown): StoreProblem | null {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (full.has(code)) return "no-space";
  return closed.has(code) ? "unavailable" : null;
}
