import type { SelectQueryBuilder } from "kysely";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import { despiteCollision } from "../../platform/database/collision.ts";
import type { Db, Tables } from "../../platform/database/database.ts";
import type { OperatorRole } from "../../platform/http/variables.ts";
import { newPassword } from "./contract.ts";
import { endLinks } from "./end-links.ts";
import { isLeakedPassword } from "./leaked-passwords.ts";
import { removeSecondFactor } from "./second-factor.ts";
import type { SignIn } from "./sign-in.ts";
import { makeAccount } from "./sign-in-answers.ts";
import { holdAddress } from "./sign-in-names.ts";

/** New rights of an operator. */
export interface OperatorWish {
  readonly email: string;
  /** Null: a customer like any other. */
  readonly role: OperatorRole | null;
  /** As the office shows it. Needed for a new account. */
  readonly name: string | null;
  /** Needed for a new account, and for one that gets its first role. */
  readonly password: string | null;
  /** For an operator who lost her app and her recovery codes. */
  readonly removeSecondFactor?: boolean | undefined;
}

export type OperatorRefusal =
  | "no-account"
  | "name-needed"
  | "password-needed"
  | "password-too-short"
  | "password-too-long"
  | "password-leaked";

export interface OperatorChange {
  readonly account: "made" | "known";
  readonly before: OperatorRole | null;
  readonly passwordSet: boolean;
}

/**
 * Creates or changes an operator. A customer's account gets a new password with its first role, because others may know
 * hers; a new password or a lost role ends all sessions and links.
 */
export async function setOperator(
  db: Db,
  signIn: SignIn,
  { email: written, ...wish }: OperatorWish,
): Promise<Outcome<OperatorChange, OperatorRefusal>> {
  const email = written.toLowerCase();
  const known = await findPerson(db.selectFrom("person"), email);
  const refusal = refusalOf(wish, known ? { role: readRole(known.office_role) } : null);
  if (refusal) return failed(refusal);

  const { role, name, password, removeSecondFactor: withoutFactor = false } = wish;
  if (password !== null && (await isLeakedPassword(password))) return failed("password-leaked");
  const made = !known && password !== null ? await makeHolder(signIn, email, name ?? "", password) : null;
  const hash = password === null ? null : await (await signIn.$context).password.hash(password);
  return despiteCollision(() =>
    db.transaction().execute(async (trx) => {
      // Simultaneous proofs of the address or joins of accounts wait, and then find an operator's account.
      const held = await findPerson(trx.selectFrom("person").forUpdate(), email);
      if (made && held) await trx.deleteFrom("person").where("id", "=", made).execute();
      if (made && !held) await holdAddress(trx, made, email);
      const id = held?.id ?? made;
      if (!id) throw new Error("a known account has disappeared");
      if (hash !== null) await setHash(trx, id, hash);
      if (hash !== null || role === null) await endAccess(trx, id);
      if (withoutFactor || role === null) await removeSecondFactor(trx, id);
      await trx
        .updateTable("person")
        .set({ office_role: role, ...(name !== null && namesOf(name)) })
        .where("id", "=", id)
        .execute();
      return done({
        account: held ? "known" : "made",
        before: readRole(held?.office_role),
        passwordSet: hash !== null,
      });
    }),
  );
}

function refusalOf(
  { role, name, password }: Omit<OperatorWish, "email">,
  known: { readonly role: OperatorRole | null } | null,
): OperatorRefusal | null {
  if (!known && role === null) return "no-account";
  if (!known && name === null) return "name-needed";
  if (role !== null && !known?.role && password === null) return "password-needed";
  return password === null ? null : wrongPassword(password);
}

/** Sessions, and links that are on their way: in the outbox other operators could read them. */
async function endAccess(db: Db, personId: string): Promise<void> {
  await db.deleteFrom("person_session").where("person_id", "=", personId).execute();
  await endLinks(db, personId);
}

const findPerson = (people: SelectQueryBuilder<Tables, "person", object>, email: string) =>
  people.select(["id", "office_role"]).where("sign_in_name", "=", email).executeTakeFirst();

const readRole = (text: string | null | undefined): OperatorRole | null =>
  text === "operator" || text === "admin" ? text : null;

function wrongPassword(password: string): OperatorRefusal | null {
  if (newPassword.safeParse(password).success) return null;
  return password.length < (newPassword.minLength ?? 0) ? "password-too-short" : "password-too-long";
}

/** "Mira Ludwiga Werkstatt" is Mira Ludwiga by first and Werkstatt by last name. */
function namesOf(name: string) {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.at(-1) ?? "") : "";
  return {
    name: words.join(" "),
    first_name: words.slice(0, words.length > 1 ? -1 : 1).join(" "),
    last_name: lastName,
  };
}

/** The account that is to hold the address, and does not yet. @returns whose it is */
async function makeHolder(signIn: SignIn, email: string, name: string, password: string): Promise<string> {
  const { first_name: firstName, last_name: lastName } = namesOf(name);
  return (await makeAccount(signIn, { email, password, firstName, lastName }, new Headers())).customerId;
}

async function setHash(trx: Db, personId: string, hash: string): Promise<void> {
  await trx
    .updateTable("person_credential")
    .set({ password: hash, updated_at: new Date() })
    .where("person_id", "=", personId)
    .execute();
}
