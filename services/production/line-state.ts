import type { PrintFile, StopReason } from "./contract.ts";

/** A file that a line needs, and the key of the print house that makes such files now. */
export interface WantedFile {
  readonly role: string;
  readonly partner: string;
}

/** The members of a file that decide whether its line is printed. */
export interface JudgedFile extends Pick<PrintFile, "role" | "verdict" | "reason" | "sceneHash"> {
  /** Key of the print house it was made for. */
  readonly partner: string | null;
}

export type LineState<File> =
  /** The newest file of every role, in the order they are wanted. */
  | { readonly state: "checked"; readonly files: readonly File[] }
  | { readonly state: "stopped"; readonly note: StopReason }
  /** Nothing is wrong, files are still missing. */
  | { readonly state: "waiting" };

/**
 * State of a line by its files: the newest of each role counts. A file without role means that nothing of the line
 * could be made; earlier files no longer count.
 *
 * @param files all of the line, the newest first
 * @param sceneHash of the design that was ordered
 */
export function lineState<File extends JudgedFile>(
  wanted: readonly WantedFile[],
  files: readonly File[],
  sceneHash: string | null,
): LineState<File> {
  const [newest] = files;
  if (newest?.role === null) return { state: "stopped", note: noteOf(newest) };
  const found = wanted.map(({ role, partner }) => ({ partner, file: newestOf(role, files) }));
  const stopped = found.find(({ file }) => file?.verdict === "stopped")?.file;
  if (stopped) return { state: "stopped", note: noteOf(stopped) };
  const good = found.flatMap(({ partner, file }) => (file && fits(file, partner, sceneHash) ? [file] : []));
  return good.length === wanted.length ? { state: "checked", files: good } : { state: "waiting" };
}

/** The newest file of a role, null when there is none or when nothing of the line could be made since. */
export function newestOf<File extends Pick<JudgedFile, "role">>(role: string, files: readonly File[]): File | null {
  const newest = files.find((file) => file.role === role || file.role === null);
  return newest?.role === role ? newest : null;
}

/** It shows what was ordered and is made for the print house that gets it. */
export const fits = (file: JudgedFile, partner: string, sceneHash: string | null): boolean =>
  file.sceneHash === sceneHash && file.partner === partner;

function noteOf({ reason }: JudgedFile): StopReason {
  if (reason === null) throw new Error("a stopped file has no reason");
  return reason;
}
