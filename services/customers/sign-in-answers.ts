import { APIError } from "better-auth/api";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { SignIn } from "./sign-in.ts";
import { newSignInName } from "./sign-in-names.ts";

/** A new session: whose it is, and the cookies to hand on. */
export interface SignedIn {
  readonly customerId: string;
  readonly token: string;
  readonly cookies: readonly string[];
}

/** By the name of one account (`sign-in-names.ts`). Wrong password and unknown name are one answer. */
export async function signInWithPassword(
  signIn: SignIn,
  { signInName, password }: { readonly signInName: string; readonly password: string },
  headers: Headers,
): Promise<Outcome<SignedIn, "wrong-credentials">> {
  const body = { email: signInName, password };
  const answer = await attempt(() => signIn.api.signInEmail({ body, headers, asResponse: true }));
  return answer.ok ? done(await signedIn(answer.value)) : failed("wrong-credentials");
}

/** Whether it is this account's password; no session is left. It costs as much as a log-in. */
export async function isPasswordOf(signIn: SignIn, signInName: string, password: string): Promise<boolean> {
  const entered = await signInWithPassword(signIn, { signInName, password }, new Headers());
  if (!entered.ok) return false;
  await endNewSession(signIn, entered.value);
  return true;
}

/** Data of a new account. */
export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** A new account that holds no address yet, and its first session. */
export async function makeAccount(
  signIn: SignIn,
  { email: address, ...account }: NewAccount,
  headers: Headers,
): Promise<SignedIn> {
  const name = `${account.firstName} ${account.lastName}`;
  const body = { ...account, address, name, email: newSignInName() };
  const answer = await attempt(() => signIn.api.signUpEmail({ body, headers, asResponse: true }));
  if (!answer.ok) throw new Error(`sign-up failed: ${answer.error}`);
  return signedIn(answer.value);
}

/** Sets another password for the session's owner; all other sessions end. @returns the cookies of the new session */
export async function setPassword(
  signIn: SignIn,
  { current, password }: { readonly current: string; readonly password: string },
  headers: Headers,
): Promise<Outcome<readonly string[], "wrong-password">> {
  const body = { currentPassword: current, newPassword: password, revokeOtherSessions: true };
  const answer = await attempt(() => signIn.api.changePassword({ body, headers, asResponse: true }));
  if (answer.ok) return done(answer.value.headers.getSetCookie());
  if (answer.error === "INVALID_PASSWORD") return failed("wrong-password");
  throw new Error(`the password was not changed: ${answer.error}`);
}

/** Ends the session; the cookies that remove it. */
export async function signOut(signIn: SignIn, headers: Headers): Promise<readonly string[]> {
  const answer = await signIn.api.signOut({ headers, asResponse: true });
  return answer.headers.getSetCookie();
}

/** Ends a session whose cookies no browser got. */
export async function endNewSession(signIn: SignIn, { cookies }: SignedIn): Promise<void> {
  await signOut(signIn, new Headers({ cookie: cookies.map((one) => one.split(";")[0]).join("; ") }));
}

/** Better-auth's answer, or the code with which it refused. @throws what is no refusal */
async function attempt(call: () => Promise<Response>): Promise<Outcome<Response, string>> {
  try {
    const response = await call();
    if (response.ok) return done(response);
    if (response.status >= 500) throw new Error(`sign-in responded with ${response.status}`);
    const { code } = (await response.json()) as { code?: string };
    return failed(code ?? "");
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return failed(String(error.body?.code ?? ""));
    throw error;
  }
}

async function signedIn(response: Response): Promise<SignedIn> {
  const { user, token } = (await response.json()) as { user: { id: string }; token: string };
  return { customerId: user.id, token, cookies: response.headers.getSetCookie() };
}
