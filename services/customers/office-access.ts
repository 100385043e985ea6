import { type Language, readLanguage } from "../../core/locale.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Visitor } from "../../platform/http/variables.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { newPassword } from "./contract.ts";
import { isLeakedPassword } from "./leaked-passwords.ts";
import { resetPassword } from "./password-reset.ts";
import { type CodeRefusal, removeSecondFactor, secondFactors } from "./second-factor.ts";
import type { SignIn } from "./sign-in.ts";
import { endNewSession, isPasswordOf, signInWithPassword } from "./sign-in-answers.ts";

type Operator = NonNullable<Visitor["operator"]>;

export interface OfficeCredentials {
  readonly email: string;
  readonly password: string;
  /** Of the second factor, where it is on; spaces and hyphens do not count. */
  readonly code?: string | undefined;
}

/** `code-needed`: the password is right and the second factor is on. */
export type EntryRefusal = { readonly kind: "wrong-credentials" | "code-needed" } | CodeRefusal;

/** The office's door, and what an operator does with her own access. */
export function officeAccess(db: Db, signIn: SignIn, clock: Clock) {
  const factors = secondFactors(db, signIn, clock);

  const operatorOf = async (
    column: "id" | "sign_in_name",
    value: string,
  ): Promise<(Operator & { email: string }) | null> => {
    const person = await db
      .selectFrom("person")
      .select(["id", "name", "email", "office_role", "office_language"])
      .where(column, "=", value)
      .executeTakeFirst();
    const role = person?.office_role;
    if (!person || (role !== "operator" && role !== "admin")) return null;
    const language = readLanguage(person.office_language);
    return { id: person.id, name: person.name, email: person.email, role, language };
  };

  /** Whether the operator typed her password, and a code where one is asked for. */
  async function isHerself(
    operatorId: string,
    { password, code }: { readonly password: string; readonly code?: string | undefined },
  ): Promise<Outcome<{ readonly email: string }, EntryRefusal>> {
    const operator = await operatorOf("id", operatorId);
    if (!operator || !(await isPasswordOf(signIn, operator.email, password)))
      return failed({ kind: "wrong-credentials" });
    const refusal = await codeRefusal(operatorId, code);
    return refusal ? failed(refusal) : done({ email: operator.email });
  }

  return {
    /**
     * Signs an operator in. Ends the session of a customer, who is refused like a wrong password, and of an operator
     * whose second factor is on, until its code is right.
     */
    async enterOffice(
      { email, password, code }: OfficeCredentials,
      headers: Headers,
    ): Promise<Outcome<{ operator: Operator; cookies: readonly string[] }, EntryRefusal>> {
      const signInName = email.toLowerCase();
      const operator = await operatorOf("sign_in_name", signInName);
      const entered = await signInWithPassword(signIn, { signInName, password }, headers);
      if (!entered.ok) return failed({ kind: "wrong-credentials" });
      const refusal = operator ? await codeRefusal(operator.id, code) : ({ kind: "wrong-credentials" } as const);
      if (!operator || refusal) {
        await endNewSession(signIn, entered.value);
        return failed(refusal ?? { kind: "wrong-credentials" });
      }
      const { token, cookies } = entered.value;
      await db.updateTable("person_session").set({ office: true }).where("token", "=", token).execute();
      const { id, name, role, language } = operator;
      return done({ operator: { id, name, role, language }, cookies });
    },

    /** In which language she reads the office from now on. */
    async chooseLanguage(operatorId: string, language: Language): Promise<void> {
      await db.updateTable("person").set({ office_language: language }).where("id", "=", operatorId).execute();
    },

    /** Sets a new password by mail. The second factor stays. */
    async setOfficePassword(form: {
      readonly token: string;
      readonly password: string;
    }): Promise<Outcome<{ readonly email: string }, "link-used" | "password-leaked" | "password-too-short">> {
      if (!newPassword.safeParse(form.password).success) return failed("password-too-short");
      if (await isLeakedPassword(form.password)) return failed("password-leaked");
      const set = await resetPassword(db, signIn, form);
      if (!set.ok) return set;
      await factors.forgetMisses(set.value.id);
      return done({ email: set.value.email });
    },

    secondFactor: {
      view: factors.view,
      /** Requires the password again, because the device may be borrowed. */
      async begin(operatorId: string, password: string) {
        const herself = await isHerself(operatorId, { password, code: undefined });
        if (!herself.ok) return herself.error.kind === "code-needed" ? failed("on-already") : failed("wrong-password");
        return factors.begin(operatorId, herself.value.email);
      },
      /** Her other sessions, for which no code was asked, end. */
      async confirm(operatorId: string, code: string, headers: Headers) {
        const confirmed = await factors.confirm(operatorId, code);
        if (confirmed.ok) await endOtherSessions(operatorId, headers);
        return confirmed;
      },
      async newRecoveryCodes(operatorId: string, proof: { readonly password: string; readonly code: string }) {
        const herself = await isHerself(operatorId, proof);
        return herself.ok ? done(await factors.newRecoveryCodes(operatorId)) : herself;
      },
      async remove(operatorId: string, proof: { readonly password: string; readonly code: string }) {
        const herself = await isHerself(operatorId, proof);
        if (herself.ok) await removeSecondFactor(db, operatorId);
        return herself;
      },
    },
  };

  async function endOtherSessions(operatorId: string, headers: Headers): Promise<void> {
    const here = await signIn.api.getSession({ headers });
    await db
      .deleteFrom("person_session")
      .where("person_id", "=", operatorId)
      .where("id", "!=", here?.session.id ?? "")
      .execute();
  }

  async function codeRefusal(operatorId: string, code: string | undefined): Promise<EntryRefusal | null> {
    if (!(await factors.isOn(operatorId))) return null;
    if (code === undefined) return { kind: "code-needed" };
    const used = await factors.use(operatorId, code);
    return used.ok ? null : used.error;
  }
}
