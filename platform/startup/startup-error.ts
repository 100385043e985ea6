/**
 * A start that cannot go on for a reason the person starting it can mend: a taken port, a missing right, a full disk,
 * a wrong setting. Its message is one plain line (or one line per wrong setting); no stack is shown for it.
 */
export class StartupError extends Error {
  override readonly name = "StartupError";
}

/**
 * The plain line for what the operating system refused.
 *
 * @param error what a file, process or network call threw
 * @param doing what was tried, as the start of the line: `cannot write /srv/shop/data`
 * @returns a StartupError where the reason is one a person can mend, otherwise the error itself
 */
export function asStartupError(error: unknown, doing: string): Error {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const reason = typeof code === "string" ? reasons[code] : undefined;
  if (reason !== undefined) return new StartupError(`${doing}: ${reason}`);
  return error instanceof Error ? error : new Error(String(error));
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: "no right to do that",
  EPERM: "no right to do that",
  EROFS: "the file system is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  ENOENT: "it does not exist",
  EEXIST: "there is a file of that name",
  ENOTDIR: "a part of the path is a file, not a folder",
  EADDRINUSE: "the port is taken by another program",
  EADDRNOTAVAIL: "this machine does not have that address",
  ECONNREFUSED: "nobody answers there",
  ENOTFOUND: "there is no such host",
  EAI_AGAIN: "the host's name cannot be looked up",
  ETIMEDOUT: "it does not answer",
  EHOSTUNREACH: "it cannot be reached",
  // PostgreSQL's own codes (appendix A of its manual)
  "28000": "the user may not sign in",
  "28P01": "the password is wrong",
  "3D000": "there is no such database",
  "42501": "the user has no right to do that",
  "53100": "the disk is full",
};
