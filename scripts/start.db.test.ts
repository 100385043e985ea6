import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createDatabase } from "../platform/database/database.ts";
import { addressOf } from "../platform/embedded-postgres/access.ts";
import { livePostmaster } from "../platform/embedded-postgres/postmaster-lock.ts";
import { silentLog } from "../platform/log/log.ts";
import { freePort } from "../platform/startup/free-port.ts";

let dataDir: string;
let port: number;
const shops: ChildProcessWithoutNullStreams[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "passepartout start "));
  port = await freePort();
});
// What a failed test left running would hold the port of those after it, and of its own second try.
afterEach(async () => {
  const running = shops.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  for (const shop of running) {
    const ended = once(shop, "exit");
    shop.kill("SIGKILL");
    await ended;
  }
  if (running.length > 0) await expect.poll(postmaster).toBeNull();
});
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

const command = [process.execPath, join(import.meta.dirname, "start.ts")] as const;

function startShop(
  environment: Record<string, string> = {},
  [program, ...words]: readonly [string, ...string[]] = command,
): ChildProcessWithoutNullStreams {
  const shop = spawn(program, words, {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: "warn", ...environment },
  });
  shops.push(shop);
  return shop;
}

/** A shop that serves, and what it printed. */
async function servingShop(shop = startShop()) {
  let printed = "";
  for await (const bytes of shop.stdout.iterator({ destroyOnReturn: false })) {
    printed += bytes;
    if (printed.includes("demo operator")) return { shop, printed };
  }
  throw new Error(`the shop ended: ${printed}${await text(shop.stderr)}`);
}

async function refusal(environment: Record<string, string>) {
  const shop = startShop(environment);
  const [told, [code]] = await Promise.all([text(shop.stderr), once(shop, "exit")]);
  return { told, code };
}

const address = () => `http://localhost:${port}`;
const postmaster = () => livePostmaster(join(dataDir, "postgres"));
/** Asks for what costs nothing: a page that is made would take its time from the end. */
const newRequest = () =>
  fetch(`${address()}/health/live`).then(
    () => "taken",
    () => "refused",
  );

/** What the log says of requests for a path. */
const requestsOf = (path: string) =>
  readFileSync(join(dataDir, "shop.log"), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
    .filter((line) => line.path === path);

/** What the management API says to a new page by this token. */
async function writeStory(token = "") {
  const { space } = await (await fetch(`${address()}/content/v2/cdn/spaces/me?token=demo-public`)).json();
  const answer = await fetch(`${address()}/content/v1/spaces/${space.id}/stories`, {
    method: "POST",
    headers: { authorization: token, "content-type": "application/json" },
    body: JSON.stringify({
      story: { name: "By a script", slug: `by-a-script-${randomUUID()}`, content: { component: "page" } },
    }),
  });
  return answer.status;
}

/** While its job runs, the end gives it the same seconds as the request. */
async function firstOrderPrinted() {
  const access = JSON.parse(readFileSync(join(dataDir, "postgres-access.json"), "utf8"));
  const database = createDatabase(addressOf(access, "passepartout"), { poolSize: 1, log: silentLog });
  const left = async () => {
    const { rows } = await database.pool.query(
      "select (select count(*)::int from shop_order) as orders, (select count(*)::int from graphile_worker.jobs where locked_at is not null or run_at <= now()) as jobs",
    );
    return rows[0];
  };
  await expect.poll(left, { timeout: 120_000 }).toEqual({ orders: 1, jobs: 0 });
  await database.close();
}

test("a first start fills the shop, serves it and says how to sign in and to write content; SIGTERM finishes the request in flight", async () => {
  const { shop, printed } = await servingShop(startShop({ LOG_LEVEL: "info" }));
  expect(printed).toContain(`Passepartout runs at ${address()}`);
  // Nobody has asked for a page yet: it is the shop's own first one.
  const ownFirst = expect.objectContaining({ method: "GET", status: 200, client: "in-process", cache: "miss" });
  await expect.poll(() => requestsOf("/")).toContainEqual(ownFirst);
  const [, email, password] = /demo customer: (\S+) (\S+)/.exec(printed) ?? [];
  const ready = await fetch(`${address()}/health/ready`);
  expect(ready.status).toBe(200);
  const [, preview, management] = /demo content: .* (\S+) \(preview\), (\S+) \(management\)/.exec(printed) ?? [];
  expect(await writeStory(management)).toBe(201);
  expect(await writeStory(preview)).toBe(401);

  await firstOrderPrinted();
  const body = String(new URLSearchParams({ email: email ?? "", password: password ?? "" }));
  const request = await halfSent("/web-api/customer-login", body);
  const stopped = performance.now();
  shop.kill("SIGTERM");
  // From the moment in which it hears of its end it waits three seconds for the rest of the request, and takes no other.
  await expect.poll(newRequest, { interval: 10 }).toBe("refused");
  request.write(body.slice(5));
  expect(await text(request)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await once(shop, "exit")).toEqual([0, null]);
  // Its own limit of five seconds would have ended it with 1; a busy machine tells of its end later.
  expect(performance.now() - stopped).toBeLessThan(10_000);
  expect(postmaster()).toBeNull();
});

test("after SIGKILL the next start serves again with the same accounts, and Ctrl-C leaves nothing running", async () => {
  const killed = await servingShop();
  killed.shop.kill("SIGKILL");
  const { shop, printed } = await servingShop();
  // Line by line: before them a start may print the number of its process, which is as long as it is.
  for (const told of [/demo customer: .*/, /demo content: .*/]) {
    const [line] = told.exec(killed.printed) ?? [];
    expect(line).toBeDefined();
    expect(told.exec(printed)?.[0]).toBe(line);
  }
  expect((await fetch(`${address()}/health/ready`)).status).toBe(200);
  shop.kill("SIGINT");
  expect(await once(shop, "exit")).toEqual([0, null]);
  expect(postmaster()).toBeNull();
});

test("when the npm that started it ends, the shop ends too", async () => {
  const viaShell = ["/bin/sh", "-c", '"$0" "$1"; exit', ...command] as const;
  const { shop } = await servingShop(startShop({ npm_lifecycle_event: "start" }, viaShell));
  expect(postmaster()).not.toBeNull();
  shop.kill("SIGTERM");
  await expect.poll(postmaster).toBeNull();
  await expect.poll(newRequest).toBe("refused");
});

test("a taken port is told in one line, and no database is started", async () => {
  const other = createServer().listen(port);
  await once(other, "listening");
  expect(await refusal({})).toEqual({
    told: `cannot listen on port ${port} (PORT): the port is taken by another program\n`,
    code: 1,
  });
  other.close();
  expect(postmaster()).toBeNull();
});

test("wrong settings are told together, and nothing is started", async () => {
  expect(await refusal({ PORT: "eighty", LOG_LEVEL: "loud" })).toEqual({
    told: [
      "The configuration is wrong:",
      '  PORT must be a whole number from 1 to 65535, not "eighty"',
      '  LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud"\n',
    ].join("\n"),
    code: 1,
  });
});

test.runIf(process.platform === "linux")("a data folder that cannot be made is told at once, in one line", async () => {
  expect(await refusal({ DATA_DIR: "/proc/foo" })).toEqual({
    told: "DATA_DIR: no folder can be made at /proc/foo\n",
    code: 1,
  });
});

test("a database filled as the demo is refused by a real shop", async () => {
  const real = {
    DEMO: "false",
    PUBLIC_URL: address(),
    SELLER: join(import.meta.dirname, "../demo/seller.json"),
    SESSION_SECRET: "0123456789abcdef0123456789abcdef",
    PAYMENT_PROVIDERS: "stripe",
    STRIPE_SECRET_KEY: "sk_test_1",
    STRIPE_WEBHOOK_SECRET: "whsec_1",
  };
  expect(await refusal(real)).toEqual({
    told: "This database was filled as the demo, whose users are for trying out: use an empty one.\n",
    code: 1,
  });
  expect(postmaster()).toBeNull();
});

/** A request of which the server has the head and the first five bytes. */
async function halfSent(path: string, body: string): Promise<Socket> {
  const socket = connect(port, "localhost");
  await once(socket, "connect");
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    `Origin: ${address()}`,
    "Content-Type: application/x-www-form-urlencoded",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
    "Expect: 100-continue",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  // Now the shop has the request in hand: before that it may close the connection as an idle one.
  const [answer] = await once(socket, "data");
  socket.pause();
  expect(String(answer)).toMatch(/^HTTP\/1\.1 100 /);
  socket.write(body.slice(0, 5));
  return socket;
}
