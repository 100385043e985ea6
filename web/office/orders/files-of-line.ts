import type { PlannedFile, PrintFile, PrintFiles } from "../../../services/production/contract.ts";

/** A file that a line needs, with what was made of it, the newest first. */
export interface FilesOfRole {
  readonly planned: PlannedFile;
  readonly files: readonly PrintFile[];
}

export interface FilesOfLine {
  readonly roles: readonly FilesOfRole[];
  /** Of roles the line no longer needs, and attempts that made nothing. */
  readonly others: readonly PrintFile[];
  /** The newest attempt, when nothing of the line could be made by it. */
  readonly nothingMade: PrintFile | null;
  /** All files are good, and the ticket is written. */
  readonly ticket: boolean;
  /** Newest attempt that is through with every file; null while there is none. */
  readonly attempt: string | null;
}

/** What an order's print files say of one of its lines. */
export function filesOfLine(all: PrintFiles, lineId: string): FilesOfLine {
  const line = all.lines.find((one) => one.lineId === lineId);
  const planned = line?.planned ?? [];
  const files = all.files.filter((file) => file.lineId === lineId);
  const [newest] = files;
  const wanted = new Set(planned.map(({ role }) => role));
  return {
    roles: planned.map((one) => ({ planned: one, files: files.filter(({ role }) => role === one.role) })),
    others: files.filter(({ role }) => role === null || !wanted.has(role)),
    nothingMade: newest?.role === null ? newest : null,
    ticket: line?.ticket ?? false,
    attempt: attemptOf(files, wanted),
  };
}

function attemptOf(files: readonly PrintFile[], wanted: ReadonlySet<string>): string | null {
  const attempts = [...new Set(files.map(({ attempt }) => attempt))];
  const through = attempts.find((attempt) => {
    const roles = new Set(files.filter((file) => file.attempt === attempt).map(({ role }) => role));
    return roles.has(null) || [...wanted].every((role) => roles.has(role));
  });
  return through ?? null;
}
