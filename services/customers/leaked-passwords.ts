import { shortestPassword } from "../../core/password.ts";

let known: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether it is one of the passwords that were leaked most often, in whatever letters. Guessing begins with them, and limits of tries
 * do not count what is guessed at another shop.
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
