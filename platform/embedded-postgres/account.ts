import { type SpawnOptions, spawnSync } from "node:child_process";
import { chownSync, lchownSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { StartupError } from "../startup/startup-error.ts";
import type { Binaries } from "./binaries.ts";

/** As whom the PostgreSQL programs run: they refuse to run as root. */
export interface Account {
  /** Account that must own the cluster; null: the present one. */
  readonly owner: { readonly uid: number; readonly gid: number } | null;
  /** Program and arguments in front of the PostgreSQL program. */
  readonly prefix: readonly string[];
  readonly options: Pick<SpawnOptions, "uid" | "gid">;
}

/**
 * Chooses the account: a normal user's own, or `nobody` for root. Where `nobody` cannot enter the folder, it gets that
 * one capability, or else PostgreSQL runs in a user namespace where root appears as `nobody`.
 *
 * @param folder an existing folder for the cluster; on return `owner` owns it
 * @throws StartupError where none of these works
 */
export function chooseAccount(binaries: Binaries, folder: string): Account {
  if (process.getuid?.() !== 0) return { owner: null, prefix: [], options: {} };
  const nobody = { uid: numberOfNobody("-u"), gid: numberOfNobody("-g") };
  const root = { uid: 0, gid: 0 };
  const accounts: Account[] = [{ owner: nobody, prefix: [], options: nobody }];
  if (process.platform === "linux") {
    accounts.push({ owner: nobody, prefix: withRightToEnter(nobody), options: {} });
    accounts.push({ owner: root, prefix: lookingLike(nobody), options: {} });
  }
  const account = accounts.find((candidate) => works(candidate, binaries, folder));
  if (account !== undefined) return account;
  throw new StartupError(
    `PostgreSQL does not run as root, and the user nobody cannot enter ${folder}: ` +
      "start as a normal user, move the folder, or set DATABASE_URL",
  );
}

/** Sets the bit `no_setuid_fixup`, because PostgreSQL calls access(2), which drops capabilities otherwise. */
const withRightToEnter = ({ uid, gid }: { uid: number; gid: number }) => [
  "setpriv",
  "--reuid",
  String(uid),
  "--regid",
  String(gid),
  "--clear-groups",
  "--securebits",
  "+no_setuid_fixup",
  "--inh-caps",
  "+dac_override",
  "--ambient-caps",
  "+dac_override",
  "--",
];

const lookingLike = ({ uid, gid }: { uid: number; gid: number }) => [
  "unshare",
  "--user",
  `--map-user=${uid}`,
  `--map-group=${gid}`,
  "--",
];

function works(account: Account, binaries: Binaries, folder: string): boolean {
  own(folder, account);
  const [program = binaries.postgres, ...rest] = [...account.prefix, binaries.postgres, "--version"];
  if (spawnSync(program, rest, { ...account.options, cwd: "/" }).status !== 0) return false;
  const write = ["/bin/sh", "-c", 'cd "$0" && : > .probe && rm .probe', folder];
  const [writer = "/bin/sh", ...words] = [...account.prefix, ...write];
  return spawnSync(writer, words, { ...account.options, cwd: "/" }).status === 0;
}

/** Gives a file, or a folder with everything in it, to the account, where it is not its own already. */
export function own(path: string, account: Account): void {
  const { owner } = account;
  const now = statSync(path);
  if (owner === null || now.uid === owner.uid) return;
  const within = now.isDirectory() ? readdirSync(path, { recursive: true, encoding: "utf8" }) : [];
  for (const entry of within) lchownSync(join(path, entry), owner.uid, owner.gid);
  chownSync(path, owner.uid, owner.gid);
}

/** 65534 on Linux, -2 as an unsigned number on macOS. */
function numberOfNobody(which: "-u" | "-g"): number {
  const told = spawnSync("id", [which, "nobody"], { encoding: "utf8" });
  const number = Number.parseInt(told.stdout ?? "", 10);
  return Number.isSafeInteger(number) && number >= 0 ? number : 65534;
}
