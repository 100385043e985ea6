import { describe, expect, test } from "vitest";
import type { Api } from "../../../core/http/api.ts";
import { offline, type Problem } from "../../../core/http/problem.ts";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import { createOfficeSession, type OfficeSession } from "./office-session.ts";

const mira = { id: "1", name: "Mira", role: "admin", capabilities: ["orders"] };
const notSignedIn: Problem = { ...offline, kind: "not-signed-in", status: 401 };

/** A server with one operator; `ends()` ends all sessions. Counts what it was asked. */
function office({ signedIn = true } = {}) {
  let session = signedIn;
  const asked: string[] = [];
  const call = (method: string) =>
    (async (path: string, request: { body?: unknown } = {}) => {
      asked.push(`${method} ${path}`);
      const answer = (): Outcome<unknown, Problem> => {
        if (path === "/office-api/login") {
          const right = (request.body as { password: string }).password === "right";
          if (right) session = true;
          return right ? done(mira) : failed({ ...offline, kind: "wrong-credentials", status: 400 });
        }
        if (path === "/office-api/logout") {
          session = false;
          return done(null);
        }
        if (path === "/office-api/me") return done(session ? mira : null);
        return session ? done(`answer to ${path}`) : failed(notSignedIn);
      };
      return answer();
    }) as Api["get"];
  const api: Api = {
    get: call("GET"),
    post: call("POST"),
    put: call("PUT"),
    patch: call("PATCH"),
    del: call("DELETE"),
  };
  const ends = () => {
    session = false;
  };
  return { api, asked, ends };
}

const right = { email: "mira@demo.example", password: "right" };

/** Resolves as soon as the session is in such a state. */
const becomes = (session: OfficeSession, expired: boolean) =>
  new Promise<void>((resolve) => {
    session.subscribe(() => {
      const state = session.state();
      if (state.kind === "signed-in" && state.expired === expired) resolve();
    });
  });

test("whoever has a session is in, everybody else is asked to sign in", async () => {
  const inside = createOfficeSession(office().api);
  expect(inside.state()).toEqual({ kind: "asking" });
  await inside.start();
  expect(inside.state()).toEqual({ kind: "signed-in", operator: mira, expired: false });
  const outside = createOfficeSession(office({ signedIn: false }).api);
  await outside.start();
  expect(outside.state()).toEqual({ kind: "signed-out" });
});

test("a server that cannot be reached is not taken for being signed out", async () => {
  const { api } = office();
  const session = createOfficeSession({ ...api, get: (async () => failed(offline)) as Api["get"] });
  await session.start();
  expect(session.state()).toEqual({ kind: "unreachable", problem: offline });
});

test("wrong credentials change nothing and say why", async () => {
  const session = createOfficeSession(office({ signedIn: false }).api);
  await session.start();
  const answer = await session.signIn({ ...right, password: "wrong" });
  expect(answer).toMatchObject({ ok: false, error: { kind: "wrong-credentials" } });
  expect(session.state()).toEqual({ kind: "signed-out" });
});

describe("a session that ends in the middle of work", () => {
  test("keeps all calls waiting, and after a new login each is asked once more", async () => {
    const { api, asked, ends } = office();
    const session = createOfficeSession(api);
    await session.start();
    ends();
    const expired = becomes(session, true);
    const calls = [session.api.get("/a"), session.api.post("/b", { body: { note: "kept" } })];
    await expired;
    expect(asked.filter((one) => one.endsWith("/a"))).toEqual(["GET /a"]);
    await session.signIn(right);
    expect(await Promise.all(calls)).toEqual([done("answer to /a"), done("answer to /b")]);
    expect(asked.filter((one) => /\/[ab]$/.test(one)).sort()).toEqual(["GET /a", "GET /a", "POST /b", "POST /b"]);
    expect(session.state()).toMatchObject({ kind: "signed-in", expired: false });
  });

  test("still waits after a wrong password", async () => {
    const { api, ends } = office();
    const session = createOfficeSession(api);
    await session.start();
    ends();
    const expired = becomes(session, true);
    const call = session.api.get("/a");
    await expired;
    await session.signIn({ ...right, password: "wrong" });
    expect(session.state()).toMatchObject({ kind: "signed-in", expired: true });
    await session.signIn(right);
    expect(await call).toEqual(done("answer to /a"));
  });

  test("answers that nobody is signed in when the operator leaves instead", async () => {
    const { api, asked, ends } = office();
    const session = createOfficeSession(api);
    await session.start();
    ends();
    const expired = becomes(session, true);
    const call = session.api.get("/a");
    await expired;
    await session.signOut();
    expect(await call).toEqual(failed(notSignedIn));
    expect(session.state()).toEqual({ kind: "signed-out" });
    expect(asked.filter((one) => one === "GET /a")).toHaveLength(1);
  });
});

test("a role that may not is told so at once: signing in again would not help", async () => {
  const { api } = office();
  const forbidden = failed({ ...offline, kind: "not-allowed", status: 403 });
  const session = createOfficeSession({
    ...api,
    post: (async (path: string) => (path.endsWith("/retry") ? forbidden : done(mira))) as Api["get"],
  });
  await session.start();
  expect(await session.api.post("/office-api/jobs/1/retry")).toEqual(forbidden);
  expect(session.state()).toMatchObject({ kind: "signed-in", expired: false });
});
