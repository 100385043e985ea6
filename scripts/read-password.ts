import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/**
 * The first line of standard input. On a terminal it is asked for, and not shown while it is typed.
 *
 * @returns "" when nothing comes
 */
export async function readPassword(): Promise<string> {
  const terminal = process.stdin.isTTY === true;
  if (terminal) process.stderr.write("Password: ");
  const unseen = new Writable({ write: (_bytes, _encoding, written) => written() });
  const lines = createInterface({ input: process.stdin, output: unseen, terminal });
  try {
    for await (const line of lines) return line;
    return "";
  } finally {
    lines.close();
    if (terminal) process.stderr.write("\n");
  }
}
