import { z } from "zod";
import { readTagManagerId } from "../../core/tracking-rules.ts";
import { withoutLast } from "../../core/trimmed.ts";
import { address, filesPlace, hosts, listOf, origin, origins, wholeNumber, yesOrNo } from "./setting-values.ts";

/** One environment variable: all that is known about it, in one place. */
interface Setting<Value> {
  readonly meaning: string;
  /** The default, as the documentation writes it. */
  readonly standard: string;
  /** The value taken then; null where it stays unset or follows from other settings. */
  readonly fallback: string | null;
  readonly schema: z.ZodType<Value, string>;
  /** Ends the sentence "NAME must be ...". */
  readonly expects: string;
  /** Never shown in a message. */
  readonly secret?: true;
}

/** A setting that has a value in any case. */
const withDefault = <Value>(setting: Omit<Setting<Value>, "standard"> & { readonly fallback: string }) => ({
  ...setting,
  standard: `\`${setting.fallback}\``,
});

/** A setting that may be absent; `standard` says what happens then. */
const optional = <Value>(setting: Omit<Setting<Value>, "fallback">) => ({ ...setting, fallback: null });

const secret = (meaning: string, standard: string, least = 1) =>
  optional({
    meaning,
    standard,
    schema: z.string().min(least),
    expects: least === 1 ? "a text" : `a text of at least ${least} characters`,
    secret: true,
  });

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export const paymentProviders = ["test", "stripe"] as const;

/** Every setting of the shop, in the order in which the documentation lists them. */
export const settings = {
  PORT: withDefault({
    meaning: "Port the shop is served on.",
    fallback: "3000",
    schema: wholeNumber(1, 65535),
    expects: "a whole number from 1 to 65535",
  }),
  LISTEN: optional({
    meaning: "Network address to listen on, for example `127.0.0.1` behind a proxy of the same machine.",
    standard: "all addresses",
    schema: z.union([z.ipv4(), z.ipv6(), z.literal("localhost")]),
    expects: "an IP address",
  }),
  TRUSTED_PROXIES: withDefault({
    meaning: "How many proxies of yours stand before the shop, each adding to `X-Forwarded-For` whom it answers.",
    fallback: "0",
    schema: wholeNumber(0, 10),
    expects: "a whole number from 0 to 10",
  }),
  COUNTRY_HEADER: optional({
    meaning:
      "Header in which your proxy says the visitor's country as two letters, for example `CF-IPCountry`; it must overwrite what visitors send.",
    standard: "the country follows from the browser's languages and the host",
    schema: z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,60}$/),
    expects: "the name of a header",
  }),
  PUBLIC_URL: optional({
    meaning: "Address under which visitors reach the shop; mails and payment pages link to it.",
    standard: "`http://localhost:PORT` in the demo, otherwise required",
    schema: origin,
    expects: "an address like https://shop.example, without a path",
  }),
  HOSTS: optional({
    meaning: "Host of each country sold to: `de=shop.example,ch=shop.example.ch`. Without a port, that of PUBLIC_URL.",
    standard:
      "`de` on PUBLIC_URL; in the demo also every other country: `ch=ch.localhost`, `fr=fr.localhost` and so on",
    schema: hosts,
    expects: "pairs of country and host like de=shop.example,ch=shop.example.ch, no host twice",
  }),
  CARD_HOSTS: optional({
    meaning:
      "Host of each country's card channel: `de=cards.shop.example,ch=cards.shop.example.ch`. None of them may be one of HOSTS.",
    standard: "no card channel; in the demo without HOSTS `de=cards.localhost,ch=cards.ch.localhost` and so on",
    schema: hosts,
    expects: "pairs of country and host like de=cards.shop.example, no host twice",
  }),
  TEAM_HOST: optional({
    meaning:
      "Host of the team's own site, for example of its magazine or its jobs: search engines follow links to it as to the shop itself.",
    standard: "none; links to every other site say `nofollow noopener noreferrer`",
    schema: z
      .string()
      .toLowerCase()
      .regex(/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/),
    expects: "a host like team.example, without https:// or a path",
  }),
  DATA_DIR: withDefault({
    meaning: "Folder of the embedded database and of files kept in a folder.",
    fallback: "./data",
    schema: z.string(),
    expects: "a folder",
  }),
  DATABASE_URL: optional({
    meaning: "PostgreSQL 16 or newer: `postgres://user:password@host:5432/database`.",
    standard: "embedded PostgreSQL in DATA_DIR",
    schema: address("postgres", "postgresql"),
    expects: "an address like postgres://user:password@host:5432/database",
    secret: true,
  }),
  DATABASE_POOL: withDefault({
    meaning: "Most database connections of this process for requests; jobs use their own.",
    fallback: "10",
    schema: wholeNumber(1, 1000),
    expects: "a whole number from 1 to 1000",
  }),
  FILES: optional({
    meaning: "Where photos and print files lie: a folder, or `s3://bucket/prefix`.",
    standard: "`files` in DATA_DIR",
    schema: filesPlace,
    expects:
      "a folder or s3://bucket/prefix, the bucket of 3 to 63 small letters, digits, dots and hyphens that begins and ends with a letter or digit",
  }),
  S3_ENDPOINT: optional({
    meaning: "Address of an S3 store that is not Amazon's.",
    standard: "Amazon S3",
    schema: origin,
    expects: "an address like https://s3.example",
  }),
  S3_REGION: withDefault({
    meaning: "Region of the S3 bucket.",
    fallback: "eu-central-1",
    schema: z.string(),
    expects: "the name of a region",
  }),
  S3_ACCESS_KEY_ID: optional({
    meaning: "Key of the S3 store; required with `s3://`.",
    standard: "none",
    schema: z.string(),
    expects: "a text",
  }),
  S3_SECRET_ACCESS_KEY: secret("Secret of that key; required with `s3://`.", "none"),
  SMTP_URL: optional({
    meaning: "Mail server: `smtps://user:password@host:465`.",
    standard: "mails stay in the outbox of the office",
    schema: address("smtp", "smtps"),
    expects: "an address like smtps://user:password@host:465",
    secret: true,
  }),
  MAIL_FROM: withDefault({
    meaning: "Sender of the shop's mails.",
    fallback: "Passepartout <shop@localhost>",
    schema: z.string().regex(/^(?:[^<>\r\n]* <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/),
    expects: "a mail address like Shop <mail@shop.example>",
  }),
  SELLER: optional({
    meaning: "JSON file that names the seller as mails and pages must: see `demo/seller.json`.",
    standard: "`demo/seller.json` in the demo, otherwise required",
    schema: z.string(),
    expects: "a file",
  }),
  PRODUCTION_PARTNERS: optional({
    meaning: "JSON file that names the print houses and what each makes, with their colour profiles beside it.",
    standard: "the shop makes everything itself, for FOGRA39",
    schema: z.string(),
    expects: "a file",
  }),
  PICTURES: optional({
    meaning: "Folder of the pictures that pages show, served below `/pictures/`.",
    standard: "`demo/pictures`",
    schema: z.string(),
    expects: "a folder",
  }),
  CONTENT_URL: optional({
    meaning:
      "Delivery API of an outside content service (Storyblok): `https://api.storyblok.com/v2`. Pages then read it instead of the embedded one.",
    standard: "the embedded content service",
    schema: address("http", "https").transform((text) => withoutLast(text, "/")),
    expects: "an address like https://api.storyblok.com/v2",
  }),
  CONTENT_TOKEN: secret("Public token of the space there; required with CONTENT_URL.", "none"),
  CONTENT_PREVIEW_TOKEN: secret(
    "Preview token of the space there: pages show drafts to the visual editor that signs with it.",
    "drafts are never shown",
  ),
  CONTENT_EDITORS: optional({
    meaning: "Origins of visual editors that may frame drafts, with commas between them, beside the shop's own hosts.",
    standard: "`https://app.storyblok.com` with CONTENT_URL, otherwise none",
    schema: origins,
    expects: "addresses like https://editor.example with commas between them, without paths",
  }),
  CONTENT_ASSETS: withDefault({
    meaning: "Host of the pictures in the contents of that service.",
    fallback: "https://a.storyblok.com",
    schema: origin,
    expects: "an address like https://a.storyblok.com, without a path",
  }),
  HELP_CHAT_URL: optional({
    meaning:
      "Script of an outside help chat that speaks as Zendesk's web widget does; loaded only once somebody asks for the chat.",
    standard: "the shop's own chat, answered in the office",
    schema: address("https"),
    expects: "an address like https://static.zdassets.com/ekr/snippet.js",
  }),
  HELP_CHAT_KEY: optional({
    meaning: "Key of that chat, which pages name; required with HELP_CHAT_URL.",
    standard: "none",
    schema: z.string().min(1),
    expects: "a text",
  }),
  HELP_CHAT_HOSTS: optional({
    meaning: "Origins that the outside chat needs beside that of its script, with commas between them.",
    standard: "none",
    schema: origins,
    expects: "addresses like https://example.zendesk.com with commas between them, without paths",
  }),
  TAG_MANAGER_ID: optional({
    meaning: "Tag manager that gets the events of visitors who consented to it.",
    standard: "none; events go to the shop's own store alone",
    schema: z.string().refine((text) => readTagManagerId(text).ok),
    expects: "GTM- or G- with capital letters and digits behind it; anything else is not a valid GTM-ID",
  }),
  TAG_MANAGER_SUBDOMAIN: withDefault({
    meaning: "Where its script is, below each of the shop's own hosts: data is https://data.shop.example.",
    fallback: "data",
    schema: z.string().regex(/^[a-z0-9-]{1,63}$/),
    expects: "one word of a host name",
  }),
  TAG_MANAGER_HOSTS: optional({
    meaning: "Origins that its tags need beside that, with commas between them.",
    standard: "none",
    schema: origins,
    expects: "addresses like https://example.com with commas between them, without paths",
  }),
  FLAGS_URL: withDefault({
    meaning:
      "Flag service that decides experiments: `embedded`, `split` for the real one, or the prefix of all addresses of another (`https://flags.example/api`).",
    fallback: "embedded",
    schema: z.union([
      z.enum(["embedded", "split"]),
      address("http", "https").transform((text) => withoutLast(text, "/")),
    ]),
    expects: "embedded, split, or an address like https://flags.example/api",
  }),
  FLAGS_SERVER_KEY: secret(
    "Key of a server there; of the embedded service: `npm run shop:flags -- key server`.",
    "the demo's in the demo, otherwise there are no experiments",
  ),
  FLAGS_CLIENT_KEY: optional({
    meaning: "Key of browsers there, which pages name; without it nobody is counted.",
    standard: "the demo's in the demo, otherwise none",
    schema: z.string().min(1),
    expects: "a text",
  }),
  CONTENT_CARDS_FOLDER: withDefault({
    meaning:
      "Folder of the stories that stand in for those of the same slug in the card channel, by its slug in the default language.",
    fallback: "cards",
    schema: z.string().regex(/^[a-z0-9_-]{1,60}$/),
    expects: "a slug of small letters, digits, hyphens and underscores",
  }),
  PAYMENT_PROVIDERS: optional({
    meaning: "Ways to pay, in the order offered: `stripe`; `test` is the embedded payment page of the demo.",
    standard: "`test` in the demo, otherwise required",
    schema: listOf(paymentProviders),
    expects: "test, stripe, or both with a comma between them",
  }),
  STRIPE_SECRET_KEY: secret("Stripe's secret key; required with `stripe`.", "none"),
  STRIPE_WEBHOOK_SECRET: secret("Signing secret of Stripe's webhook; required with `stripe`.", "none"),
  SESSION_SECRET: secret(
    "Signs sessions and links; the same in every process. At least 32 characters.",
    "generated in the demo, otherwise required",
    32,
  ),
  JOB_CONCURRENCY: withDefault({
    meaning: "Jobs this process does at a time; 0 leaves them to processes started by `server/worker.ts`.",
    fallback: "2",
    schema: wholeNumber(0, 64),
    expects: "a whole number from 0 to 64",
  }),
  UPLOAD_MAX_MB: withDefault({
    meaning: "Largest photo taken, in megabytes (10^6 bytes).",
    fallback: "50",
    schema: wholeNumber(1, 2000),
    expects: "a whole number from 1 to 2000",
  }),
  UPLOAD_MAX_MEGAPIXELS: withDefault({
    meaning: "Largest photo taken, in megapixels.",
    fallback: "200",
    schema: wholeNumber(1, 1000),
    expects: "a whole number from 1 to 1000",
  }),
  IMAGE_CACHE_MB: withDefault({
    meaning: "Megabytes (10^6 bytes) of made pictures kept in DATA_DIR; those used longest ago go first.",
    fallback: "1000",
    schema: wholeNumber(10, 1_000_000),
    expects: "a whole number from 10 to 1000000",
  }),
  RATE_LIMIT_FACTOR: withDefault({
    meaning:
      "How many times the usual number of visitors, designs, basket lines, uploads and orders one address may make.",
    fallback: "1",
    schema: wholeNumber(1, 1000),
    expects: "a whole number from 1 to 1000",
  }),
  MIGRATION_SKIP_UNREADABLE_DESIGNS: withDefault({
    meaning:
      "Whether a new version may leave designs behind that it cannot rewrite and that are in no basket and no order; nobody can open them then.",
    fallback: "false",
    schema: yesOrNo,
    expects: "true or false",
  }),
  LOG_LEVEL: withDefault({
    meaning: `Least important lines logged: ${logLevels.map((level) => `\`${level}\``).join(", ")}.`,
    fallback: "info",
    schema: z.enum(logLevels),
    expects: `one of ${logLevels.join(", ")}`,
  }),
  LOG_FILE: optional({
    meaning:
      "File for all log lines; standard output then shows warnings and worse only. Each process needs its own. `-`: everything on standard output.",
    standard: "`shop.log` in DATA_DIR in the demo, otherwise `-`",
    schema: z.string(),
    expects: "a file or -",
  }),
  DEMO: optional({
    meaning: "Whether this is the demo shop, with its own customer, operator and secrets. Refused on outside services.",
    standard: "`true` while every service is the embedded one, otherwise `false`",
    schema: yesOrNo,
    expects: "true or false",
  }),
} as const;

export type SettingName = keyof typeof settings;

type ValueOf<Known> = Known extends { readonly schema: z.ZodType<infer Value>; readonly fallback: infer Fallback }
  ? Fallback extends string
    ? Value
    : Value | null
  : never;

/** Each setting's value, read from the environment. */
export type SettingValues = { readonly [Name in SettingName]: ValueOf<(typeof settings)[Name]> };
