import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { type Config, readConfig } from "./config.ts";
import { keptDemoSecrets } from "./demo-secrets.ts";
import { configurationTable, type Environment } from "./read-settings.ts";

const secrets = {
  sessionSecret: "demo-session",
  testPaymentSecret: "demo-payment",
  customerPassword: "demo-customer",
  operatorPassword: "demo-operator",
};

/** What a real shop must at least set. */
const real: Environment = {
  DATABASE_URL: "postgres://shop:secret@db.example/shop",
  PUBLIC_URL: "https://shop.example/",
  SELLER: "seller.json",
  SESSION_SECRET: "0123456789abcdef0123456789abcdef",
  PAYMENT_PROVIDERS: "stripe",
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};

function configOf(environment: Environment): Config {
  const read = readConfig(environment, () => secrets);
  if (!read.ok) throw new Error(read.error.join("\n"));
  return read.value;
}

function problemsOf(environment: Environment): readonly string[] {
  const read = readConfig(environment, () => secrets);
  return read.ok ? [] : read.error;
}

const demoHosts = {
  AT: "at.localhost:3000",
  BE: "be.localhost:3000",
  CH: "ch.localhost:3000",
  DE: "localhost:3000",
  ES: "es.localhost:3000",
  FR: "fr.localhost:3000",
  GB: "gb.localhost:3000",
  IT: "it.localhost:3000",
  LI: "li.localhost:3000",
  LU: "lu.localhost:3000",
  NL: "nl.localhost:3000",
  US: "us.localhost:3000",
};

const otherHosts = Object.values(demoHosts).filter((host) => host !== "localhost:3000");
const demoCardHosts = Object.values(demoHosts).map((host) => `cards.${host}`);

test("with nothing set this is the demo on embedded services", () => {
  expect(configOf({})).toEqual({
    databaseUrl: null,
    databasePool: 10,
    dataDir: resolve("data"),
    files: { kind: "folder", path: resolve("data/files") },
    smtpUrl: null,
    mailFrom: "Passepartout <shop@localhost>",
    sellerFile: null,
    partnersFile: null,
    picturesFolder: null,
    content: null,
    cardsFolder: "cards",
    teamHost: null,
    helpChat: null,
    tagManager: null,
    flags: { service: "embedded", serverKey: "demo-flags-server", clientKey: "demo-flags-browser" },
    editors: ["localhost:3000", ...otherHosts, ...demoCardHosts].map((host) => `http://${host}`),
    payment: { providers: ["test"], test: { secret: "demo-payment" }, stripe: null },
    sessionSecret: "demo-session",
    port: 3000,
    listen: null,
    trustedProxies: 0,
    countryHeader: null,
    publicUrl: "http://localhost:3000",
    hosts: demoHosts,
    cardHosts: Object.fromEntries(Object.entries(demoHosts).map(([country, host]) => [country, `cards.${host}`])),
    logLevel: "info",
    logFile: resolve("data/shop.log"),
    jobConcurrency: 2,
    imageCacheBytes: 1_000_000_000,
    rateLimitFactor: 1,
    skipUnreadableDesigns: false,
    upload: { maxBytes: 50_000_000, maxPixels: 200_000_000 },
    demo: secrets,
  });
});

test("a real shop asks for no demo secrets and has none", () => {
  const read = readConfig(real, () => expect.unreachable("asked for demo secrets"));
  expect(read.ok && read.value).toMatchObject({
    demo: null,
    publicUrl: "https://shop.example",
    hosts: { DE: "shop.example" },
    cardHosts: {},
    payment: { providers: ["stripe"], test: null, stripe: { secretKey: "sk_live_1", webhookSecret: "whsec_1" } },
  });
});

test("wrong values are named together, each with what it must be", () => {
  expect(
    problemsOf({ PORT: "80a", LOG_LEVEL: "loud", FILES: "ftp://files", HOSTS: "de=a.example,fr=a.example" }),
  ).toEqual([
    'PORT must be a whole number from 1 to 65535, not "80a"',
    'HOSTS must be pairs of country and host like de=shop.example,ch=shop.example.ch, no host twice, not "de=a.example,fr=a.example"',
    'FILES must be a folder or s3://bucket/prefix, the bucket of 3 to 63 small letters, digits, dots and hyphens that begins and ends with a letter or digit, not "ftp://files"',
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud"',
  ]);
});

test.each([
  ["PORT", "0"],
  ["PORT", "65536"],
  ["PORT", "1e3"],
  ["PORT", "-1"],
  ["PUBLIC_URL", "shop.example"],
  ["PUBLIC_URL", "https://shop.example/path"],
  ["HOSTS", "xx=shop.example"],
  ["HOSTS", "de"],
  ["HOSTS", "de=a.example,de=b.example"],
  ["MAIL_FROM", "nobody"],
  ["MAIL_FROM", "A <a@b>\r\nBcc: c@d"],
  ["UPLOAD_MAX_MB", "0"],
  ["PAYMENT_PROVIDERS", "test,test"],
  ["PAYMENT_PROVIDERS", "cash"],
  ["CARD_HOSTS", "de=cards.example,ch=cards.example"],
  ["CARD_HOSTS", "cards.example"],
  ["TEAM_HOST", "https://team.example"],
  ["CONTENT_CARDS_FOLDER", "Karten/a"],
  ["DEMO", "yes"],
  ["LISTEN", "shop"],
  ["JOB_CONCURRENCY", "1.5"],
])("%s=%j is refused", (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining(`${name} must be`)]);
});

test("a wrong secret is named and not shown", () => {
  const problems = problemsOf({ ...real, DATABASE_URL: "mysql://shop:hunter2@db", SESSION_SECRET: "hunter2" });
  expect(problems).toEqual([
    "DATABASE_URL must be an address like postgres://user:password@host:5432/database",
    "SESSION_SECRET must be a text of at least 32 characters",
  ]);
});

test("what depends on another setting is named together", () => {
  expect(problemsOf({ DATABASE_URL: "postgres://db/shop", FILES: "s3://photos", PAYMENT_PROVIDERS: "stripe" })).toEqual(
    [
      "S3_ACCESS_KEY_ID must be set, because FILES is an S3 store",
      "S3_SECRET_ACCESS_KEY must be set, because FILES is an S3 store",
      "STRIPE_SECRET_KEY must be set, because PAYMENT_PROVIDERS has stripe",
      "STRIPE_WEBHOOK_SECRET must be set, because PAYMENT_PROVIDERS has stripe",
      "PUBLIC_URL must be set, because this is not the demo",
      "SELLER must be set, because this is not the demo",
      "SESSION_SECRET must be set, because this is not the demo",
    ],
  );
});

test.each([
  ["DATABASE_URL", "postgres://db/shop"],
  ["SMTP_URL", "smtp://mail.example"],
])("the demo is refused with an outside %s", (name, value) => {
  expect(problemsOf({ DEMO: "true", [name]: value })).toEqual([
    `DEMO must not be true with outside services (${name}): its users and secrets are for trying out`,
  ]);
});

test("a real shop refuses the demo's secrets and its payment page", () => {
  const { sessionSecret } = keptSecrets();
  expect(problemsOf({ ...real, SESSION_SECRET: sessionSecret, PAYMENT_PROVIDERS: "test,stripe" })).toEqual([
    "SESSION_SECRET must not be the demo's",
    "PAYMENT_PROVIDERS must not have test outside the demo",
  ]);
});

test("embedded services without the demo need what a real shop needs", () => {
  expect(problemsOf({ DEMO: "false" })).toEqual([
    "PUBLIC_URL must be set, because this is not the demo",
    "SELLER must be set, because this is not the demo",
    "SESSION_SECRET must be set, because this is not the demo",
    "PAYMENT_PROVIDERS must be set, because this is not the demo",
  ]);
});

test("hosts take the port of PUBLIC_URL unless they name one", () => {
  const { hosts } = configOf({ PUBLIC_URL: "http://shop.test:8080", HOSTS: "DE=shop.test, ch=shop.ch:8443" });
  expect(hosts).toEqual({ DE: "shop.test:8080", CH: "shop.ch:8443" });
});

test("the card channel has hosts of its own, on the port of PUBLIC_URL", () => {
  const PUBLIC_URL = "http://shop.test:8080";
  const HOSTS = "de=shop.test,ch=shop.ch";
  expect(configOf({ ...real, PUBLIC_URL, HOSTS, CARD_HOSTS: "de=cards.test" }).cardHosts).toEqual({
    DE: "cards.test:8080",
  });
  expect(configOf({ PUBLIC_URL, HOSTS }).cardHosts).toEqual({});
  expect(problemsOf({ PUBLIC_URL, HOSTS, CARD_HOSTS: "de=cards.test,at=shop.ch" })).toEqual([
    "CARD_HOSTS must have no host that HOSTS has: the host says which channel is meant",
  ]);
  // HOSTS left out has `de` on PUBLIC_URL.
  expect(problemsOf({ PUBLIC_URL, CARD_HOSTS: "ch=shop.test" })).toEqual([expect.stringContaining("CARD_HOSTS must")]);
});

test("S3 needs its keys; prefix and own endpoint are kept", () => {
  const keys = { S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "key" };
  expect(configOf({ ...real, FILES: "s3://photos/shop/", S3_ENDPOINT: "https://s3.example", ...keys }).files).toEqual({
    kind: "s3",
    bucket: "photos",
    prefix: "shop",
    endpoint: "https://s3.example",
    region: "eu-central-1",
    accessKeyId: "id",
    secretAccessKey: "key",
  });
});

test("demo secrets are kept over starts, differ between data folders, and can be read by their owner only", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "passepartout-config-"));
  const first = keptDemoSecrets(dataDir);
  expect(keptDemoSecrets(dataDir)).toEqual(first);
  expect(statSync(join(dataDir, "demo-secrets.json")).mode & 0o077).toBe(0);
  expect(keptSecrets().sessionSecret).not.toBe(first.sessionSecret);
  rmSync(dataDir, { recursive: true });
});

test("docs/operations.md has the table of all settings as it is (node scripts/write-configuration-table.ts)", () => {
  const text = readFileSync(new URL("../../docs/operations.md", import.meta.url), "utf8");
  expect(text).toContain(`\n${configurationTable()}\n`);
});

function keptSecrets() {
  const dataDir = mkdtempSync(join(tmpdir(), "passepartout-config-"));
  const kept = keptDemoSecrets(dataDir);
  rmSync(dataDir, { recursive: true });
  return kept;
}

test("a real shop logs to standard output unless a file is named, the demo to a file unless told otherwise", () => {
  expect(configOf(real).logFile).toBeNull();
  expect(configOf({ ...real, LOG_FILE: "log/shop.log" }).logFile).toBe(resolve("log/shop.log"));
  expect(configOf({ DATA_DIR: "elsewhere" }).logFile).toBe(resolve("elsewhere/shop.log"));
  expect(configOf({ LOG_FILE: "-" }).logFile).toBeNull();
});

test("an outside content service needs its token, and its pictures' host follows", () => {
  const CONTENT_URL = "https://api.storyblok.com/v2/";
  expect(problemsOf({ CONTENT_URL })).toEqual(["CONTENT_TOKEN must be set, because CONTENT_URL is"]);
  expect(configOf({ CONTENT_URL, CONTENT_TOKEN: "public" }).content).toEqual({
    endpoint: "https://api.storyblok.com/v2",
    token: "public",
    previewToken: null,
    assets: "https://a.storyblok.com",
  });
  expect(configOf({ CONTENT_URL, CONTENT_TOKEN: "public", CONTENT_PREVIEW_TOKEN: "preview" }).content).toMatchObject({
    previewToken: "preview",
  });
});

test("an outside chat is a script with its key and the origins that it needs, and without it the chat is the shop's own", () => {
  expect(configOf({}).helpChat).toBeNull();
  const HELP_CHAT_URL = "https://chat.example/snippet.js?theme=1";
  const HELP_CHAT_HOSTS = "https://shop.chat.example, https://chat.example";
  expect(configOf({ HELP_CHAT_URL, HELP_CHAT_KEY: "a b", HELP_CHAT_HOSTS }).helpChat).toEqual({
    script: "https://chat.example/snippet.js?theme=1&key=a+b",
    hosts: ["https://chat.example", "https://shop.chat.example"],
  });
  expect(problemsOf({ HELP_CHAT_URL })).toEqual(["HELP_CHAT_KEY must be set, because HELP_CHAT_URL is"]);
  expect(problemsOf({ HELP_CHAT_URL: "http://chat.example/x.js", HELP_CHAT_KEY: "a" })).toHaveLength(1);
});

test("a tag manager is on a sub-domain of the shop, and an id of another form is refused (core document, section 5)", () => {
  expect(configOf({ TAG_MANAGER_ID: "GTM-ABC123" }).tagManager).toEqual({
    id: "GTM-ABC123",
    subdomain: "data",
    hosts: [],
  });
  expect(problemsOf({ TAG_MANAGER_ID: "UA-1" })[0]).toContain("not a valid GTM-ID");
});

test("flags are the shop's own, with keys for the demo alone, or those of another service", () => {
  expect(configOf({ FLAGS_URL: "https://flags.example/api/" }).flags).toEqual({
    service: "https://flags.example/api",
    serverKey: null,
    clientKey: null,
  });
  expect(configOf({ FLAGS_URL: "split", FLAGS_SERVER_KEY: "s", FLAGS_CLIENT_KEY: "c" }).flags).toEqual({
    service: "split",
    serverKey: "s",
    clientKey: "c",
  });
  expect(problemsOf({ FLAGS_URL: "flags.example" })).toEqual([
    'FLAGS_URL must be embedded, split, or an address like https://flags.example/api, not "flags.example"',
  ]);
});

test("drafts are framed by the shop's own hosts, and by other editors that are named or belong to an outside service", () => {
  const PUBLIC_URL = "https://shop.example";
  const HOSTS = "de=shop.example,ch=shop.example.ch";
  const own = ["https://shop.example", "https://shop.example.ch"];
  expect(configOf({ PUBLIC_URL, HOSTS }).editors).toEqual(own);
  const outside = { PUBLIC_URL, HOSTS, CONTENT_URL: "https://api.storyblok.com/v2", CONTENT_TOKEN: "public" };
  expect(configOf(outside).editors).toEqual([...own, "https://app.storyblok.com"]);
  const CONTENT_EDITORS = "https://editor.example/, http://localhost:4000";
  expect(configOf({ ...outside, CONTENT_EDITORS }).editors).toEqual([
    ...own,
    "https://editor.example",
    "http://localhost:4000",
  ]);
  expect(problemsOf({ CONTENT_EDITORS: "https://editor.example/path" })).toEqual([
    expect.stringContaining("CONTENT_EDITORS must be addresses like"),
  ]);
});
