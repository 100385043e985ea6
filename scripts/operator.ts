/**
 * Makes an operator of the office, or changes one: `node scripts/operator.ts EMAIL --role operator|admin|none`. The password
 * is read from standard input, never from the command line, which other users of the machine can read.
 */
import { parseArgs } from "node:util";
import { z } from "zod";
import { isDemoAddress } from "../demo/people.ts";
import type { Config } from "../platform/config/config.ts";
import { isDemoSecret } from "../platform/config/demo-secrets.ts";
import type { Database } from "../platform/database/database.ts";
import { createCustomers, type OperatorWish } from "../services/customers/service.ts";
import { withShopDatabase } from "./open-shop-database.ts";
import { readPassword } from "./read-password.ts";

const usage = `Usage: node scripts/operator.ts EMAIL --role operator|admin|none [--name "FIRST LAST"] [--password] [--remove-second-factor]
  --role      none takes the office away
  --name      as the office shows it; needed for a new account
  --password  asks for a new password, on standard input; needed for a new account and for a first role
  --remove-second-factor  for an operator who lost her app and her recovery codes`;

const wishSchema = z.object({
  email: z.email().max(254),
  role: z.enum(["operator", "admin", "none"]).transform((role) => (role === "none" ? null : role)),
  name: z.string().trim().min(1).max(160).nullable(),
  password: z.boolean(),
  "remove-second-factor": z.boolean(),
});

const wish = readWish(process.argv.slice(2));
if (wish) {
  await withShopDatabase(async (database, config) => change(database, config, wish));
} else {
  console.error(usage);
  process.exitCode = 2;
}

function readWish(words: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        role: { type: "string" },
        name: { type: "string" },
        password: { type: "boolean", default: false },
        "remove-second-factor": { type: "boolean", default: false },
      },
    });
    const [email, ...more] = positionals;
    if (more.length > 0) return null;
    return wishSchema.safeParse({ email, ...values, name: values.name ?? null }).data ?? null;
  } catch {
    return null;
  }
}

async function change(
  database: Database,
  config: Config,
  { password: asked, "remove-second-factor": removeSecondFactor, ...rest }: z.infer<typeof wishSchema>,
): Promise<number> {
  const password = asked ? await readPassword() : null;
  const refused = config.demo === null ? onlyInDemo(rest.email, password) : null;
  if (refused) return refuse(refused);
  const customers = createCustomers({
    database,
    secret: config.sessionSecret,
    publicUrl: config.publicUrl,
    trustedOrigins: [],
    adopters: [],
    mails: null,
  });
  const changed = await customers.setOperator({ ...rest, password, removeSecondFactor });
  if (!changed.ok) return refuse(refusals[changed.error]);
  const { account, before, passwordSet } = changed.value;
  const said = [
    `${rest.email}: ${account === "made" ? "account made, " : ""}role ${before ?? "none"} -> ${rest.role ?? "none"}`,
    ...(passwordSet && account === "known" ? ["new password, all sessions ended"] : []),
    ...(removeSecondFactor ? ["no second factor"] : []),
  ];
  console.log(said.join("; "));
  return 0;
}

const refusals: Readonly<Record<Extract<Refused, { ok: false }>["error"], string>> = {
  "no-account": "there is no account with this address",
  "name-needed": "a new account needs --name",
  "password-needed": "a new account, or an account's first role, needs --password",
  "password-too-short": "the password needs at least 10 characters",
  "password-too-long": "the password may have at most 200 characters",
  "password-leaked": "the password is in lists of stolen passwords",
};
type Refused = Awaited<ReturnType<ReturnType<typeof createCustomers>["setOperator"]>>;

/** What was printed on a terminal to try the shop out opens nothing in a real one. */
function onlyInDemo(email: OperatorWish["email"], password: string | null): string | null {
  if (isDemoAddress(email)) return "this address is the demo's";
  return password !== null && isDemoSecret(password) ? "this password is the demo's" : null;
}

function refuse(reason: string): number {
  console.error(`Nothing was changed: ${reason}.`);
  return 1;
}
