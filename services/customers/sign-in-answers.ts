import { APIError } from "better-auth/api";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { SignIn } from "./sign-in.ts";

/** A new session: whose it is, and the cookies to hand on. */
export interface SignedIn {
  readonly customerId: string;
  readonly officeRole: string | null;
  readonly cookies: readonly string[];
}

/** Wrong password and unknown address are one answer, so that nobody learns who is a customer. */
export async function signInWithPassword(
  signIn: SignIn,
  credentials: { email: string; password: string },
  headers: Headers,
): Promise<Outcome<SignedIn, "wrong-credentials">> {
  const answer = await attempt(() => signIn.api.signInEmail({ body: credentials, headers, asResponse: true }));
  return answer.ok ? done(await signedIn(answer.value)) : failed("wrong-credentials");
}

/**
 * Of two sign-ups at once the second fails at the unique address, which better-auth does not name as such; asked again it
 * does. What fails twice is no duplicate but a fault of ours.
 */
export async function signUp(
  signIn: SignIn,
  account: { email: string; password: string; firstName: string; lastName: string },
  headers: Headers,
): Promise<Outcome<SignedIn, "email-taken">> {
  const name = `${account.firstName} ${account.lastName}`;
  const ask = () => attempt(() => signIn.api.signUpEmail({ body: { ...account, name }, headers, asResponse: true }));
  const first = await ask();
  const answer = first.ok || isTaken(first.error) ? first : await ask();
  if (answer.ok) return done(await signedIn(answer.value));
  if (isTaken(answer.error)) return failed("email-taken");
  throw new Error(`sign-up failed: ${answer.error}`);
}

const isTaken = (code: string): boolean => code.startsWith("USER_ALREADY_EXISTS");

/** Another password for whoever is signed in; every other session ends. @returns the cookies of the new session */
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

/** Better-auth's answer, or the code with which it refused. @throws what is no refusal */
async function attempt(call: () => Promise<Response>): Promise<Outcome<Response, string>> {
  try {
    const response = await call();
    if (response.ok) return done(response);
    if (response.status >= 500) throw new Error(`sign-in answered ${response.status}`);
    const { code } = (await response.json()) as { code?: string };
    return failed(code ?? "");
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return failed(String(error.body?.code ?? ""));
    throw error;
  }
}

async function signedIn(response: Response): Promise<SignedIn> {
  const { user } = (await response.json()) as { user: { id: string; officeRole?: string | null } };
  return { customerId: user.id, officeRole: user.officeRole ?? null, cookies: response.headers.getSetCookie() };
}
