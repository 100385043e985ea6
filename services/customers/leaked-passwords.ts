import { shortestPassword } from "../../core/password.ts";

let known: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is among the most frequently leaked ones, ignoring case. Guessing starts with them, and our limits
 * do not count guesses at other shops.
 */
export async function isLeakedPassword(password: string): Promise<boolean> {
  known ??= readList();
  return (await known).has(password.toLowerCase());
}

/** Read by who first sets a password, and only those that are long enough to be one. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const list: readonly string[] = dictionary["passwords-common"];
  return new Set(list.filter(({ length }) => length >= shortestPassword));
}
