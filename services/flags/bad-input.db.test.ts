import { sign } from "hono/jwt";
import { describe, expect, test } from "vitest";
import { forSegment, mostReports, rollout } from "./flags.fixture.ts";
import { flagsOfTests } from "./flags-of-tests.fixture.ts";
import { endFlagKey, flagKeysOf } from "./keys.ts";
import { splitChanges } from "./sdk/split-changes.ts";

const room = await flagsOfTests();

const save = (definition: ReturnType<typeof rollout>, changeNumber?: number) =>
  room.manage.call("PUT", `/flags/${definition.name}`, { definition, changeNumber });
const pointers = (body: { errors: { pointer: string; detail: string }[] }) =>
  body.errors.map(({ pointer, detail }) => [pointer, detail]);
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${room.service.urls.events}${path}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${room.environment.keys.server}`,
      "content-type": "application/json",
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

describe("a flag that would mislead clients is not kept", () => {
  test("sizes that do not sum to 100, a segment that nobody made", async () => {
    const flag = { ...rollout("banner", 50), ...forSegment("banner", "nobody") };
    const [condition] = flag.conditions;
    const wrong = {
      ...flag,
      conditions: [{ ...condition, partitions: [{ treatment: "on", size: 60 }] }],
    } as ReturnType<typeof rollout>;
    const answer = await save(wrong);
    expect(answer.status).toBe(422);
    expect(pointers(answer.body)).toEqual([
      ["/definition/conditions/0/partitions", "The sizes sum to 60; they must sum to 100."],
      [
        "/definition/conditions/0/matcherGroup/matchers/0/userDefinedSegmentMatcherData/segmentName",
        "There is no standard segment nobody; make it first.",
      ],
    ]);
    expect((await room.manage.call("GET", "/flags")).body).toEqual({ flags: [] });
  });

  test("prerequisites in a circle", async () => {
    await room.manage.flag(rollout("a", 50));
    await room.manage.flag(rollout("b", 50, { prerequisites: [{ n: "a", ts: ["on"] }] }));
    const answer = await save(rollout("a", 50, { prerequisites: [{ n: "b", ts: ["on"] }] }));
    expect(pointers(answer.body)).toEqual([["/definition/prerequisites/0/n", "It would wait for itself: a, b, a."]]);
    // What b waits for stays.
    expect((await room.manage.call("DELETE", "/flags/a")).body.users).toEqual(["b"]);
    const blue = { ...rollout("a", 50), conditions: [], defaultTreatment: "blue" };
    expect(pointers((await save(blue)).body)).toEqual([
      ["/definition/conditions", "The flag a gives no on, which is waited for."],
    ]);
  });

  test("a segment that flags need cannot go", async () => {
    await room.manage.segment("testers");
    await room.manage.flag(forSegment("beta", "testers"));
    expect((await room.manage.call("DELETE", "/segments/testers")).status).toBe(409);
    await room.manage.archive("beta");
    expect((await room.manage.call("DELETE", "/segments/testers")).status).toBe(204);
  });

  test("keys of 251 characters: nobody is moved", async () => {
    await room.manage.segment("testers");
    const answer = await room.manage.call("POST", "/segments/testers/members", { add: ["ada", "x".repeat(251)] });
    expect([answer.status, answer.body.keys.length]).toEqual([422, 1]);
    expect((await room.manage.call("GET", "/segments/testers/members")).body).toEqual({ keys: [] });
  });

  test("keys of 251 characters belong to nobody: who asks for one is told how long they are", async () => {
    const ask = async (path: string) => {
      const headers = { authorization: `Bearer ${room.environment.keys.client}` };
      const answer = await fetch(`${room.service.urls.sdk}${path}`, { headers });
      return [answer.status, (await answer.json()).detail];
    };
    for (const path of ["memberships", "mySegments"]) {
      expect(await ask(`/${path}/${"x".repeat(250)}`)).toEqual([200, undefined]);
      expect(await ask(`/${path}/${"x".repeat(251)}`)).toEqual([422, "A key has 1 to 250 characters."]);
    }
  });
});

test("of two who write at once the second is told, and nothing is lost", async () => {
  const { changeNumber } = await room.manage.flag(rollout("banner", 10));
  const answers = await Promise.all([20, 30, 40].map((share) => save(rollout("banner", share), changeNumber)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const kept = answers.find(({ status }) => status === 200)?.body;
  expect((await room.manage.call("GET", "/flags/banner")).body).toEqual(kept);
  const history = (await room.manage.call("GET", "/history?name=banner")).body.changes;
  expect(history.map(({ by }: { by: string }) => by)).toEqual(["a script", "a script"]);
});

test("an earlier definition is restored, with the seeds that everybody's treatment hangs on", async () => {
  const first = await room.manage.flag(rollout("banner", 10));
  const second = await room.manage.flag(rollout("banner", 90));
  expect(second.definition.seed).toBe(first.definition.seed);
  const restored = await room.manage.call("POST", "/flags/banner/restore", { changeNumber: first.changeNumber });
  expect(restored.body.definition).toEqual(first.definition);
  expect(restored.body.changeNumber).toBeGreaterThan(second.changeNumber);
});

test("a browser's key on a server's path is told which key opens it", async () => {
  await room.manage.segment("testers");
  const ask = async (path: string, key: string) => {
    const answer = await fetch(`${room.service.origin}${path}`, { headers: { authorization: `Bearer ${key}` } });
    return [answer.status, (await answer.json()).detail];
  };
  const { client, server } = room.environment.keys;
  const segment = "/flags/api/segmentChanges/testers?since=-1";
  expect(await ask(segment, client)).toEqual([403, "A client key does not open this address; a server key does."]);
  expect((await ask(segment, server))[0]).toBe(200);
  for (const key of [client, server]) {
    const [status, detail] = await ask("/flags/manage/flags", key);
    expect([status, detail]).toEqual([
      403,
      `A ${key === client ? "client" : "server"} key does not open this address; a management key does.`,
    ]);
  }
  expect(await ask(segment, "nobody")).toEqual([401, "Send a key of this environment as Authorization: Bearer."]);
});

describe("streams", () => {
  const stream = async (token: string) => {
    const ended = new AbortController();
    const answer = await fetch(`${room.service.urls.streaming}/sse?v=1.1&accessToken=${token}`, {
      signal: ended.signal,
    });
    const { status } = answer;
    // A plain refusal: what opens and then fails comes back every second.
    if (status !== 200) expect((await answer.json()).title).toBe("The token has run out or is not ours");
    ended.abort();
    return status;
  };
  const tokenOf = async (key: string) =>
    (await fetch(`${room.service.urls.auth}/v2/auth?s=1.3`, { headers: { authorization: `Bearer ${key}` } })).json();

  test("open with our tokens alone: not with forged or old ones", async () => {
    const { token } = await tokenOf(room.environment.keys.server);
    expect(await stream(token)).toBe(200);
    const [, payload = ""] = token.split(".");
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
    expect(claims.exp - claims.iat).toBe(3_600);
    expect(await stream(await sign(claims, "another secret", "HS256"))).toBe(401);
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url");
    expect(await stream(`${none}.${payload}.`)).toBe(401);
    const old = await sign(
      { ...claims, iat: claims.iat - 7_200, exp: claims.exp - 7_200 },
      "flag-stream a secret of at least thirty-two bytes",
      "HS256",
    );
    expect(await stream(old)).toBe(401);
    expect(await stream("")).toBe(401);
  });

  test("end with their key, at once and in every process, and do not open again with it", async () => {
    const { id } = room.environment;
    const [client, server] = [await tokenOf(room.environment.keys.client), await tokenOf(room.environment.keys.server)];
    const open = async ({ token }: { token: string }) =>
      (await fetch(`${room.service.urls.streaming}/sse?v=1.1&accessToken=${token}`)).body?.getReader();
    const [browsers, servers] = [await open(client), await open(server)];
    const ended = (async () => {
      while (!(await browsers?.read())?.done);
      return "ended";
    })();
    const known = await flagKeysOf(room.database.db, id);
    await endFlagKey(room.database.db, id, known.find(({ kind }) => kind === "client")?.id ?? "");
    expect(await ended).toBe("ended");
    expect(await stream(client.token)).toBe(401);
    // The other key's stream goes on: it hears of what comes.
    await room.manage.flag(rollout("banner", 50));
    let heard = "";
    while (!heard.includes("SPLIT_UPDATE")) heard += new TextDecoder().decode((await servers?.read())?.value);
    await servers?.cancel();
  });

  test("give no token to unknown keys", async () => {
    const answer = await fetch(`${room.service.urls.auth}/v2/auth`, { headers: { authorization: "Bearer nobody" } });
    expect(answer.status).toBe(401);
  });
});

describe("reports", () => {
  const look = (more: object) => [{ f: "banner", i: [{ k: "ada", t: "on", m: Date.now(), c: 1, ...more }] }];
  const hours = () =>
    room.database.db
      .selectFrom("flag_impression")
      .select(["treatment", "hour", "count"])
      .where("environment_id", "=", room.environment.id)
      .execute();

  test.each([
    ["a key of 251 characters", [{ f: "banner", i: [{ k: "x".repeat(251), t: "on", m: 1 }] }]],
    ["no list", { f: "banner" }],
    ["half a document", '[{"f":'],
  ])("with %s are refused whole", async (_, body) => {
    await room.manage.flag(rollout("banner", 50));
    const answer = await post("/testImpressions/bulk", body);
    expect([answer.status, (await answer.json()).type]).toEqual([422, expect.stringContaining("invalid-request")]);
    expect(await hours()).toEqual([]);
  });

  test("of clocks that are an hour ahead or a year behind count now", async () => {
    await room.manage.flag(rollout("banner", 50));
    for (const off of [3_600_000, -365 * 86_400_000]) {
      expect((await post("/testImpressions/bulk", look({ m: Date.now() + off, k: `ada${off}` }))).status).toBe(204);
    }
    const rows = await hours();
    expect(rows.reduce((all, { count }) => all + count, 0)).toBe(2);
    for (const { hour } of rows) expect(Math.abs(Date.now() - hour.getTime())).toBeLessThanOrEqual(3_660_000);
  });

  test("of treatments and flags that there are not fill no tables", async () => {
    await room.manage.flag(rollout("banner", 50));
    await post("/testImpressions/bulk", [
      ...look({ t: "made-up-1" }),
      ...look({ t: "made-up-2" }),
      { f: "nobody", i: [{ k: "ada", t: "on", m: Date.now() }] },
    ]);
    expect((await hours()).map(({ treatment, count }) => [treatment, count])).toEqual([["(other)", 2]]);
  });

  test("of hidden pages carry the browser's key in their text", async () => {
    await room.manage.flag(rollout("banner", 50));
    const beacon = (token: string) =>
      post(
        "/testImpressions/beacon",
        JSON.stringify({ entries: look({}), token, sdk: "browserjs-1.7.1", sim: "DEBUG" }),
        {
          authorization: "",
          "content-type": "text/plain;charset=UTF-8",
        },
      );
    expect((await beacon(room.environment.keys.client)).status).toBe(204);
    expect((await beacon(room.environment.keys.server)).status).toBe(401);
    expect((await beacon("nobody")).status).toBe(401);
    expect((await room.manage.figures("banner")).impressions).toBe(1);
  });

  test.each<[string, unknown]>([
    ["/testImpressions/beacon", []],
    ["/testImpressions/count/beacon", { pf: [] }],
    ["/events/beacon", []],
    ["/v1/keys/cs/beacon", { keys: [] }],
    ["/v1/metrics/usage/beacon", {}],
  ])(
    "of hidden pages are taken at %s under the browser's key alone, and refused without one",
    async (path, entries) => {
      const send = async (body: object) => {
        const headers = { authorization: "", "content-type": "text/plain;charset=UTF-8" };
        return (await post(path, JSON.stringify({ entries, sdk: "browserjs-1.7.1", ...body }), headers)).status;
      };
      const { client, server } = room.environment.keys;
      expect([await send({ token: client }), await send({ token: server }), await send({})]).toEqual([204, 401, 401]);
    },
  );

  test("under the browser's key are slowed down, and taken until then; the server's are not", async () => {
    const { client, server } = room.environment.keys;
    const report = (key: string) => post("/testImpressions/count", { pf: [] }, { authorization: `Bearer ${key}` });
    const statuses: number[] = [];
    // The limit is the whole process's: some of it is used.
    while (statuses.at(-1) !== 429 && statuses.length <= mostReports) statuses.push((await report(client)).status);
    expect([statuses[0], ...new Set(statuses)]).toEqual([204, 204, 429]);
    const refused = await report(client);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await report(server)).status).toBe(204);
  });

  test("of 70,000 flags that nobody made write nothing, and fail at nothing", async () => {
    const keys = Array.from({ length: 7 }, (_, key) => ({
      k: `k${key}`,
      fs: Array.from({ length: 10_000 }, (_, flag) => `f${key}-${flag}`),
    }));
    expect((await post("/v1/keys/cs", { keys })).status).toBe(204);
    expect(await hours()).toEqual([]);
  });

  test("of more than 300 properties are cut to 300", async () => {
    const properties = Object.fromEntries(Array.from({ length: 320 }, (_, index) => [`p${index}`, index]));
    const event = { eventTypeId: "order", trafficTypeName: "user", key: "ada", timestamp: Date.now(), properties };
    expect((await post("/events/bulk", [event])).status).toBe(204);
    const row = await room.database.db
      .selectFrom("flag_event")
      .select("properties")
      .where("environment_id", "=", room.environment.id)
      .executeTakeFirstOrThrow();
    expect(Object.keys(row.properties as object).length).toBe(300);
  });

  test.each<[string, object, string]>([
    ["a name that is none", { eventTypeId: "not an event" }, "/0/eventTypeId"],
    ["a name of 81 characters", { eventTypeId: "e".repeat(81) }, "/0/eventTypeId"],
    ["more than 32768 bytes", { properties: { text: "x".repeat(32_769) } }, "/0/properties"],
    ["a key of 251 characters", { key: "k".repeat(251) }, "/0/key"],
    ["a value that is no number", { value: "1" }, "/0/value"],
  ])("of an event with %s are refused, and name it", async (_, wrong, pointer) => {
    const event = { eventTypeId: "order", trafficTypeName: "user", key: "ada", timestamp: Date.now() };
    const answer = await post("/events/bulk", [{ ...event, ...wrong }]);
    const { errors } = await answer.json();
    expect([answer.status, errors.map((one: { pointer: string }) => one.pointer)]).toEqual([422, [pointer]]);
    const kept = room.database.db.selectFrom("flag_event").where("environment_id", "=", room.environment.id);
    expect(await kept.select("id").execute()).toEqual([]);
  });

  test("in floods are refused whole: more than 50,000 looks at once, and more than 8 MB", async () => {
    await room.manage.flag(rollout("banner", 50));
    const i = Array.from({ length: 50_001 }, (_, key) => ({ k: `k${key}`, t: "on", m: 1 }));
    expect((await post("/testImpressions/bulk", [{ f: "banner", i }])).status).toBe(422);
    expect((await post("/testImpressions/bulk", `[${" ".repeat(8_000_000)}]`)).status).toBe(413);
    expect(await hours()).toEqual([]);
  });
});

test("other sites' browsers may ask with a key, by name of each header", async () => {
  const answer = await fetch(`${room.service.urls.sdk}/splitChanges`, { method: "OPTIONS" });
  expect([answer.status, answer.headers.get("access-control-allow-headers")]).toEqual([
    204,
    "authorization, content-type, splitsdkversion, splitsdkimpressionsmode, cache-control",
  ]);
  const reported = await post("/events/bulk", [], { "sec-fetch-site": "cross-site" });
  expect([reported.status, reported.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
});

test("versions that nobody knows are refused, too many sets with 414", async () => {
  const ask = async (query: string) =>
    (
      await fetch(`${room.service.urls.sdk}/splitChanges?${query}`, {
        headers: { authorization: `Bearer ${room.environment.keys.server}` },
      })
    ).status;
  expect(await ask("s=9.9&since=-1")).toBe(400);
  expect(await ask("s=1.3&since=nonsense&rbSince=-1")).toBe(200);
  expect(await ask(`s=1.3&since=-1&sets=${Array.from({ length: 51 }, (_, index) => `s${index}`).join(",")}`)).toBe(414);
});

test("questions that strangers make up fill no memory: long ones count as long as they are", async () => {
  const answer = splitChanges(room.database.db, 20_000);
  const access = { kind: "client", key: "", environment: room.environment.id, change: 0 } as const;
  const ask = (name: string) =>
    answer(access, { spec: "1.3", since: -1, ruleSince: -1, filter: { sets: [], names: [name], prefixes: [] } });
  const first = await ask("a");
  expect(await ask("a")).toBe(first);
  await ask("b".repeat(15_000));
  await ask("c".repeat(15_000));
  expect(await ask("a")).not.toBe(first);
});
