import { join, resolve } from "node:path";
import { countries } from "../../core/locale.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import { type DemoSecrets, demoFlagKeys, isDemoSecret } from "./demo-secrets.ts";
import { type Environment, readSettings } from "./read-settings.ts";
import type { FilesPlace, Hosts } from "./setting-values.ts";
import type { logLevels, SettingValues } from "./settings.ts";

/** The shop's configuration, checked as a whole. */
export interface Config {
  /** Null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly databasePool: number;
  /** Absolute path. */
  readonly dataDir: string;
  readonly files: FilesConfig;
  /** Null: mails stay in the outbox. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Path of the file that names the seller; null: the demo's. */
  readonly sellerFile: string | null;
  /** Path of the file that names the print houses; null: the shop makes everything itself. */
  readonly partnersFile: string | null;
  /** Absolute path of the folder of the pages' pictures; null: the demo's. */
  readonly picturesFolder: string | null;
  /** Null: pages read the embedded content service. */
  readonly content: OutsideContentConfig | null;
  /** Slug of the folder of stories that are for the card channel alone. */
  readonly cardsFolder: string;
  /** Host of the team's own site; null: none. */
  readonly teamHost: string | null;
  /** Origins whose visual editors may frame drafts of pages. */
  readonly editors: readonly string[];
  /** An outside help chat; null: the shop's own. */
  readonly helpChat: HelpChatConfig | null;
  /** Null: events go to the shop's own store alone. */
  readonly tagManager: TagManagerConfig | null;
  readonly flags: FlagsConfig;
  readonly payment: PaymentConfig;
  readonly sessionSecret: string;
  readonly port: number;
  /** Null: all addresses. */
  readonly listen: string | null;
  /** 0: the shop is directly connected to its visitors. */
  readonly trustedProxies: number;
  /** Null: no proxy says where visitors are. */
  readonly countryHeader: string | null;
  /** Origin, without a slash at the end. */
  readonly publicUrl: string;
  /** Of the poster channel, with port where it is not the scheme's own. */
  readonly hosts: Hosts;
  /** Of the card channel; none where it is not offered. */
  readonly cardHosts: Hosts;
  readonly logLevel: (typeof logLevels)[number];
  /** Absolute path; null: standard output. */
  readonly logFile: string | null;
  /** 0: this process does no jobs. */
  readonly jobConcurrency: number;
  /** 1: the usual limits of what one visitor or address may make. */
  readonly rateLimitFactor: number;
  /** A migration may leave designs behind that no basket and no order shows. */
  readonly skipUnreadableDesigns: boolean;
  readonly upload: { readonly maxBytes: number; readonly maxPixels: number };
  /** Bytes of made pictures kept on the disk. */
  readonly imageCacheBytes: number;
  /** Null: a real shop. */
  readonly demo: DemoSecrets | null;
}

interface OutsideContentConfig {
  readonly endpoint: string;
  readonly token: string;
  /** Null: drafts are never shown. */
  readonly previewToken: string | null;
  /** Origin of its pictures. */
  readonly assets: string;
}

interface HelpChatConfig {
  /** Address with the key in its query. */
  readonly script: string;
  /** Origins that it needs, its own first. */
  readonly hosts: readonly string[];
}

interface TagManagerConfig {
  readonly id: string;
  /** Below each host of the shop. */
  readonly subdomain: string;
  /** Origins that it needs beside those. */
  readonly hosts: readonly string[];
}

/** The configuration once a database runs: its address is known, the embedded one's too. */
export type RunningConfig = Config & { readonly databaseUrl: string };

/** The flag service that decides experiments. */
interface FlagsConfig {
  /** `embedded`: the shop's own; `split`: the real one; else the prefix of its addresses. */
  readonly service: string;
  /** Null: no experiments. */
  readonly serverKey: string | null;
  /** Public in pages; null: no statistics. */
  readonly clientKey: string | null;
}

export type FilesConfig =
  | Extract<FilesPlace, { kind: "folder" }>
  | (Extract<FilesPlace, { kind: "s3" }> & {
      readonly endpoint: string | null;
      readonly region: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    });

export interface PaymentConfig {
  /** In the order offered. */
  readonly providers: readonly ("test" | "stripe")[];
  /** Null: not offered. */
  readonly test: { readonly secret: string } | null;
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string } | null;
}

/**
 * Reads the whole configuration.
 *
 * @param demoSecrets gives the secrets of the demo in a data folder; asked only when this is the demo
 * @returns the configuration, or one sentence for each thing that is wrong
 */
export function readConfig(
  environment: Environment,
  demoSecrets: (dataDir: string) => DemoSecrets,
): Outcome<Config, readonly string[]> {
  const read = readSettings(environment);
  if (!read.ok) return read;
  const values = read.value;
  const outside = outsideServices(values);
  const isDemo = values.DEMO ?? outside.length === 0;
  const problems = [...missing(values, isDemo), ...(isDemo ? notForDemo(outside) : onlyForDemo(values))];
  if (problems.length > 0) return failed(problems);
  const dataDir = resolve(values.DATA_DIR);
  const config = assemble(values, dataDir, isDemo ? demoSecrets(dataDir) : null);
  const clashes = sharedHosts(config);
  return clashes.length > 0 ? failed(clashes) : done(config);
}

const usesStripe = (values: SettingValues) => values.PAYMENT_PROVIDERS?.includes("stripe") ?? false;

/** Settings by which real data, mails or money would be touched. */
function outsideServices(values: SettingValues): readonly string[] {
  const { DATABASE_URL, FILES, SMTP_URL } = values;
  return Object.entries({
    DATABASE_URL: DATABASE_URL !== null,
    FILES: FILES?.kind === "s3",
    SMTP_URL: SMTP_URL !== null,
    PAYMENT_PROVIDERS: usesStripe(values),
  }).flatMap(([name, isOutside]) => (isOutside ? [name] : []));
}

function missing(values: SettingValues, isDemo: boolean): readonly string[] {
  const required = {
    "FILES is an S3 store": values.FILES?.kind === "s3" ? (["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const) : [],
    "HELP_CHAT_URL is": values.HELP_CHAT_URL === null ? [] : (["HELP_CHAT_KEY"] as const),
    "CONTENT_URL is": values.CONTENT_URL === null ? [] : (["CONTENT_TOKEN"] as const),
    "PAYMENT_PROVIDERS has stripe": usesStripe(values) ? (["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] as const) : [],
    "this is not the demo": isDemo ? [] : (["PUBLIC_URL", "SELLER", "SESSION_SECRET", "PAYMENT_PROVIDERS"] as const),
  };
  return Object.entries(required).flatMap(([because, names]) =>
    names.filter((name) => values[name] === null).map((name) => `${name} must be set, because ${because}`),
  );
}

/** A host says country and channel at once. */
function sharedHosts({ hosts, cardHosts }: Config): readonly string[] {
  const posters = new Set(Object.values(hosts));
  return Object.values(cardHosts).some((host) => posters.has(host))
    ? ["CARD_HOSTS must have no host that HOSTS has: the host says which channel is meant"]
    : [];
}

function notForDemo(outside: readonly string[]): readonly string[] {
  if (outside.length === 0) return [];
  return [
    `DEMO must not be true with outside services (${outside.join(", ")}): its users and secrets are for trying out`,
  ];
}

function onlyForDemo(values: SettingValues): readonly string[] {
  const { SESSION_SECRET, PAYMENT_PROVIDERS } = values;
  return [
    ...(SESSION_SECRET !== null && isDemoSecret(SESSION_SECRET) ? ["SESSION_SECRET must not be the demo's"] : []),
    ...(PAYMENT_PROVIDERS?.includes("test") ? ["PAYMENT_PROVIDERS must not have test outside the demo"] : []),
  ];
}

function assemble(values: SettingValues, dataDir: string, demo: DemoSecrets | null): Config {
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  const hosts = withPort(values.HOSTS ?? standardHosts(publicUrl, demo !== null), publicUrl);
  const cardHosts = withPort(values.CARD_HOSTS ?? standardCardHosts(values, demo !== null), publicUrl);
  return {
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    dataDir,
    files: filesConfig(values, dataDir),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    sellerFile: values.SELLER === null ? null : resolve(values.SELLER),
    partnersFile: values.PRODUCTION_PARTNERS === null ? null : resolve(values.PRODUCTION_PARTNERS),
    picturesFolder: values.PICTURES === null ? null : resolve(values.PICTURES),
    content: contentConfig(values),
    cardsFolder: values.CONTENT_CARDS_FOLDER,
    teamHost: values.TEAM_HOST,
    editors: editors(values, publicUrl, [...Object.values(hosts), ...Object.values(cardHosts)]),
    helpChat: helpChatConfig(values),
    tagManager: tagManagerConfig(values),
    flags: flagsConfig(values, demo),
    payment: paymentConfig(values, demo),
    sessionSecret: values.SESSION_SECRET ?? demo?.sessionSecret ?? "",
    port: values.PORT,
    listen: values.LISTEN,
    trustedProxies: values.TRUSTED_PROXIES,
    countryHeader: values.COUNTRY_HEADER,
    publicUrl,
    hosts,
    cardHosts,
    logLevel: values.LOG_LEVEL,
    logFile: logFile(values, dataDir, demo !== null),
    jobConcurrency: values.JOB_CONCURRENCY,
    imageCacheBytes: values.IMAGE_CACHE_MB * 1_000_000,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    skipUnreadableDesigns: values.MIGRATION_SKIP_UNREADABLE_DESIGNS,
    upload: { maxBytes: values.UPLOAD_MAX_MB * 1_000_000, maxPixels: values.UPLOAD_MAX_MEGAPIXELS * 1_000_000 },
    demo,
  };
}

/** The demo's terminal shows how to sign in, which a line for each request would push out of sight. */
function logFile({ LOG_FILE }: SettingValues, dataDir: string, isDemo: boolean): string | null {
  if (LOG_FILE === null) return isDemo ? join(dataDir, "shop.log") : null;
  return LOG_FILE === "-" ? null : resolve(LOG_FILE);
}

function filesConfig(values: SettingValues, dataDir: string): FilesConfig {
  const place = values.FILES ?? { kind: "folder", path: join(dataDir, "files") };
  if (place.kind === "folder") return { kind: "folder", path: resolve(place.path) };
  return {
    ...place,
    endpoint: values.S3_ENDPOINT,
    region: values.S3_REGION,
    accessKeyId: values.S3_ACCESS_KEY_ID ?? "",
    secretAccessKey: values.S3_SECRET_ACCESS_KEY ?? "",
  };
}

function contentConfig(values: SettingValues): Config["content"] {
  const { CONTENT_URL, CONTENT_TOKEN, CONTENT_PREVIEW_TOKEN, CONTENT_ASSETS } = values;
  if (CONTENT_URL === null || CONTENT_TOKEN === null) return null;
  return { endpoint: CONTENT_URL, token: CONTENT_TOKEN, previewToken: CONTENT_PREVIEW_TOKEN, assets: CONTENT_ASSETS };
}

function helpChatConfig({ HELP_CHAT_URL, HELP_CHAT_KEY, HELP_CHAT_HOSTS }: SettingValues): Config["helpChat"] {
  if (HELP_CHAT_URL === null || HELP_CHAT_KEY === null) return null;
  const script = new URL(HELP_CHAT_URL);
  script.searchParams.set("key", HELP_CHAT_KEY);
  return { script: script.href, hosts: [...new Set([script.origin, ...(HELP_CHAT_HOSTS ?? [])])] };
}

function tagManagerConfig(values: SettingValues): Config["tagManager"] {
  const { TAG_MANAGER_ID: id, TAG_MANAGER_SUBDOMAIN: subdomain, TAG_MANAGER_HOSTS: hosts } = values;
  return id === null ? null : { id, subdomain, hosts: hosts ?? [] };
}

/** Keys of the demo's flags are in everybody's hands (`demo/flags`): they read what pages show anyway. */
function flagsConfig(
  { FLAGS_URL, FLAGS_SERVER_KEY, FLAGS_CLIENT_KEY }: SettingValues,
  demo: DemoSecrets | null,
): FlagsConfig {
  const isOurs = FLAGS_URL === "embedded" && demo !== null;
  return {
    service: FLAGS_URL,
    serverKey: FLAGS_SERVER_KEY ?? (isOurs ? demoFlagKeys.server : null),
    clientKey: FLAGS_CLIENT_KEY ?? (isOurs ? demoFlagKeys.client : null),
  };
}

/** The office's own editor is available on every host of the shop. */
function editors(
  { CONTENT_URL, CONTENT_EDITORS }: SettingValues,
  publicUrl: string,
  hosts: readonly string[],
): readonly string[] {
  const { protocol, origin } = new URL(publicUrl);
  const own = hosts.map((host) => `${protocol}//${host}`);
  const others = CONTENT_EDITORS ?? (CONTENT_URL === null ? [] : ["https://app.storyblok.com"]);
  return [...new Set([origin, ...own, ...others])];
}

function paymentConfig(values: SettingValues, demo: DemoSecrets | null): PaymentConfig {
  const providers = values.PAYMENT_PROVIDERS ?? ["test"];
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  return {
    providers,
    test: demo === null ? null : { secret: demo.testPaymentSecret },
    stripe: secretKey === null || webhookSecret === null ? null : { secretKey, webhookSecret },
  };
}

function standardHosts(publicUrl: string, isDemo: boolean): Hosts {
  const DE = new URL(publicUrl).hostname;
  return isDemo ? localHosts(DE) : { DE };
}

/** Browsers look for every name below localhost on this machine. */
const localHosts = (DE: string): Hosts =>
  Object.fromEntries(
    countries.map((country) => [country, country === "DE" ? DE : `${country.toLowerCase()}.localhost`]),
  );

const standardCardHosts = ({ HOSTS }: SettingValues, isDemo: boolean): Hosts =>
  isDemo && HOSTS === null
    ? Object.fromEntries(Object.entries(localHosts("localhost")).map(([country, host]) => [country, `cards.${host}`]))
    : {};

function withPort(hosts: Hosts, publicUrl: string): Hosts {
  const { port } = new URL(publicUrl);
  const entries = countries.flatMap((country) => {
    const host = hosts[country];
    return host === undefined ? [] : [[country, port === "" || host.includes(":") ? host : `${host}:${port}`] as const];
  });
  return Object.fromEntries(entries);
}
