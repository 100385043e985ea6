import type { Context, MiddlewareHandler } from "hono";
import { every } from "hono/combine";
import type { Pool } from "pg";
import { callerOf } from "../platform/http/caller.ts";
import { createRateLimit, type RateRule } from "../platform/http/rate-limit.ts";
import type { AppEnv } from "../platform/http/variables.ts";
import { attemptedAccount, attemptedLogin, type Door, type KnownBrowsers } from "../services/customers/service.ts";
import { attemptedOperator } from "../services/operators/attempted-operator.ts";

/** Visitors with a cookie or a session; newcomers are counted by their network only. */
const byVisitor = (c: Context<AppEnv>): string | null => c.var.visitor?.customerId ?? c.var.visitor?.visitorId ?? null;

const tenMinutes = 600;

/**
 * Limits of what visitors create, far above normal use, because a school class may share an address. The visitor's
 * limit comes first, so that her refusals do not count for others there. Reads and changes are not counted.
 */
const making = {
  visitors: [{ name: "visitors", points: 600, seconds: tenMinutes }],
  designs: [
    { name: "designs-visitor", points: 60, seconds: tenMinutes, key: byVisitor },
    { name: "designs", points: 1200, seconds: tenMinutes },
  ],
  lines: [
    { name: "lines-visitor", points: 120, seconds: tenMinutes, key: byVisitor },
    { name: "lines", points: 2400, seconds: tenMinutes },
  ],
  /** Pictures of designs that still change are drawn for each request, those of themes when no one asked before. */
  drawings: [
    { name: "drawings-visitor", points: 600, seconds: tenMinutes, key: byVisitor },
    { name: "drawings", points: 3000, seconds: tenMinutes },
  ],
  /** Preview PDFs of whole designs: up to two hundred pages are drawn for each. */
  proofs: [
    { name: "proofs-visitor", points: 20, seconds: tenMinutes, key: byVisitor },
    { name: "proofs", points: 200, seconds: tenMinutes },
  ],
  /** Designs that were shared, opened by their links. */
  shared: [{ name: "shared", points: 600, seconds: tenMinutes }],
  /** Assets in sizes that nobody asked for before; pages all ask for the same few. */
  pictures: [{ name: "pictures", points: 1200, seconds: tenMinutes }],
  /** Files of the toolbox, each of which takes a core for seconds. */
  tools: [
    { name: "tools", points: 60, seconds: tenMinutes },
    { name: "tools-day", points: 600, seconds: 86_400 },
  ],
  /** Messages of a conversation: somebody reads each. */
  chats: [
    { name: "chats-visitor", points: 20, seconds: tenMinutes, key: byVisitor },
    { name: "chats", points: 60, seconds: tenMinutes },
  ],
  wishes: [
    { name: "wishes-visitor", points: 300, seconds: tenMinutes, key: byVisitor },
    { name: "wishes", points: 6000, seconds: tenMinutes },
  ],
  addresses: [
    { name: "addresses-customer", points: 120, seconds: tenMinutes, key: byVisitor },
    { name: "addresses", points: 2400, seconds: tenMinutes },
  ],
  /** Lists of recipients, read and kept: each correction of one is another. */
  recipients: [
    { name: "recipients-visitor", points: 300, seconds: tenMinutes, key: byVisitor },
    { name: "recipients", points: 3000, seconds: tenMinutes },
  ],
  uploads: [{ name: "upload", points: 1000, seconds: tenMinutes }],
  /** Edits of drafts, each of which is checked against the whole shop. */
  catalogueChanges: [{ name: "catalogue-changes", points: 1200, seconds: tenMinutes, key: byVisitor }],
  catalogueImports: [{ name: "catalogue-imports", points: 60, seconds: tenMinutes, key: byVisitor }],
  /** Batches of events of visitors who consented: a page sends a few. */
  tracking: [{ name: "tracking", points: 3000, seconds: tenMinutes }],
  /** Impressions and events of browsers: a page sends a handful. */
  flagReports: [{ name: "flag-reports", points: 3000, seconds: tenMinutes }],
  /** Batches of events of browsers: a page that is well sends none. */
  browserLogs: [{ name: "browser-logs", points: 120, seconds: tenMinutes }],
  /** Choices about consent: one a visitor, and a few more while she tries. */
  consents: [{ name: "consents", points: 120, seconds: tenMinutes }],
  orders: [{ name: "orders", points: 120, seconds: 60 }],
} as const satisfies Readonly<Record<string, readonly RateRule[]>>;

/** Share of these limits that each process counts in memory: hardly anybody creates more, and it costs no statement. */
const ownShare = 0.2;

/**
 * Flag requests of open pages, twenty in their first hour, from hundreds of pages at one address. Counted in memory.
 */
const flagQuestions: RateRule = { name: "flag-questions", points: 6000, seconds: tenMinutes };

const attemptedAt = { shop: attemptedLogin, office: attemptedOperator } as const;

/**
 * Limits guessing at a login; no setting loosens it. A browser that signed in before has tries of its own, so that
 * strangers lock out new browsers only: first those of their network, and all once ten networks have tried.
 */
function attemptsAt(door: Door, browsers: KnownBrowsers): readonly RateRule[] {
  const key =
    (ofAttempt: (account: string, browser: string | null, network: string) => string | null) =>
    async (c: Context<AppEnv>): Promise<string | null> => {
      const account = await attemptedAt[door](c);
      return account && ofAttempt(account, browsers.nameOf(c, door, account), callerOf(c.var.clientAddress));
    };
  const stranger = (of: (account: string, network: string) => string) =>
    key((account, browser, network) => (browser === null ? of(account, network) : null));
  const name = door === "shop" ? "sign-in" : "office-sign-in";
  return [
    {
      name: `${name}-known`,
      points: 10,
      seconds: tenMinutes,
      key: key((account, browser) => browser && JSON.stringify([browser, account])),
    },
    { name, points: 10, seconds: tenMinutes, key: stranger((_, network) => network) },
    {
      name: `${name}-account-network`,
      points: 20,
      seconds: 3600,
      key: stranger((account, network) => JSON.stringify([account, network])),
    },
    { name: `${name}-account`, points: 100, seconds: 3600, key: stranger((account) => account) },
  ];
}

/**
 * New accounts have limits of their own, so that mistyped passwords at one address do not prevent them. Each sends a
 * mail to an address that may be another person's.
 */
const signUps: readonly RateRule[] = [
  { name: "sign-up", points: 10, seconds: tenMinutes },
  { name: "sign-up-account", points: 10, seconds: 3600, key: attemptedAccount },
];

/** Links to the address she signed up with, asked for once more: each is a mail. */
const emailProofs: readonly RateRule[] = [
  { name: "email-proofs-customer", points: 5, seconds: 3600, key: byVisitor },
  { name: "email-proofs", points: 60, seconds: 3600 },
];

/** Links to a new address of an account, from however many accounts they are asked for. */
const newEmails: RateRule = { name: "new-email-account", points: 10, seconds: 3600, key: attemptedAccount };

/** Links to a new password: each is a mail. */
const resets: readonly RateRule[] = [
  { name: "password-reset", points: 10, seconds: 600 },
  { name: "password-reset-account", points: 5, seconds: 3600, key: attemptedAccount },
];

/** The same at the office's door, counted by itself. */
const officeResets: readonly RateRule[] = resets.map((rule) => ({ ...rule, name: `office-${rule.name}` }));

/** Changes of an operator's own access; each requires her password or a code. */
const accessChanges: RateRule = { name: "access-changes", points: 20, seconds: tenMinutes, key: byVisitor };

/** Tries of tokens, which nobody guesses. They name no account, and who tried passwords in vain must still get one. */
const newPasswords: RateRule = { name: "new-password", points: 20, seconds: 600 };

/** Changes of accounts; each requires the password, and some send a mail. */
const accountChanges: readonly RateRule[] = [
  { name: "account-changes-customer", points: 20, seconds: tenMinutes, key: byVisitor },
  { name: "account-changes", points: 200, seconds: tenMinutes },
];

/** Tries of discount codes and gift vouchers: neither 80 bits nor short discount codes can be guessed at this pace. */
const codes: readonly RateRule[] = [
  { name: "codes-visitor", points: 20, seconds: tenMinutes, key: byVisitor },
  { name: "codes", points: 200, seconds: tenMinutes },
];

/** Messages to the shop: each is a mail that somebody reads. */
const messages: readonly RateRule[] = [
  { name: "messages", points: 10, seconds: tenMinutes },
  { name: "messages-day", points: 50, seconds: 86_400 },
];

/** Asking for the newsletter: each may be a mail to somebody else. */
const newsletters: readonly RateRule[] = [
  { name: "newsletter", points: 10, seconds: tenMinutes },
  { name: "newsletter-day", points: 60, seconds: 86_400 },
];

/** Links in newsletters cannot be guessed. Unsubscribing may come from a single server of a mail provider. */
const newsletterLinks: RateRule = { name: "newsletter-links", points: 300, seconds: tenMinutes };

/**
 * The limits of the shop, all in one place.
 *
 * @param factor how many times as much may be made as is usual
 */
export function createRateLimits(pool: Pool | null, factor: number, browsers: KnownBrowsers) {
  const rateLimit = createRateLimit(pool);
  const limits = (rules: readonly RateRule[]): MiddlewareHandler<AppEnv> =>
    every(
      ...rules.map((rule) => {
        const points = rule.points * factor;
        return rateLimit({ ...rule, points, ownPoints: Math.floor(points * ownShare) });
      }),
    );
  return {
    visitors: limits(making.visitors),
    designs: limits(making.designs),
    lines: limits(making.lines),
    drawings: limits(making.drawings),
    proofs: limits(making.proofs),
    shared: limits(making.shared),
    pictures: limits(making.pictures),
    tools: limits(making.tools),
    chats: limits(making.chats),
    wishes: limits(making.wishes),
    addresses: limits(making.addresses),
    recipients: limits(making.recipients),
    uploads: limits(making.uploads),
    catalogueChanges: limits(making.catalogueChanges),
    catalogueImports: limits(making.catalogueImports),
    tracking: limits(making.tracking),
    flagReports: limits(making.flagReports),
    flagQuestions: createRateLimit(null)({ ...flagQuestions, points: flagQuestions.points * factor }),
    browserLogs: limits(making.browserLogs),
    consents: limits(making.consents),
    orders: limits(making.orders),
    codes: every(...codes.map(rateLimit)),
    messages: every(...messages.map(rateLimit)),
    newsletters: every(...newsletters.map(rateLimit)),
    newsletterLinks: rateLimit(newsletterLinks),
    accountChanges: every(...accountChanges.map(rateLimit)),
    attempts: attemptsAt("shop", browsers).map(rateLimit),
    officeAttempts: attemptsAt("office", browsers).map(rateLimit),
    signUps: signUps.map(rateLimit),
    newEmails: rateLimit(newEmails),
    emailProofs: every(...emailProofs.map(rateLimit)),
    resets: resets.map(rateLimit),
    officeResets: officeResets.map(rateLimit),
    accessChanges: rateLimit(accessChanges),
    newPasswords: [rateLimit(newPasswords)],
  };
}

export type RateLimits = ReturnType<typeof createRateLimits>;
