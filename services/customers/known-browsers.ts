import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { AppEnv } from "../../platform/http/variables.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { hostCookie } from "./cookie-names.ts";

/** Place of a sign-in; a browser that is known at one is unknown at the other. */
export type Door = "shop" | "office";

export interface KnownBrowsersOptions {
  readonly secret: string;
  readonly secureCookies: boolean;
  readonly clock: Clock;
}

const cookie = "passepartout.known";
const yearInSeconds = 60 * 60 * 24 * 365;
/** A family's accounts; the cookie forgets the one that signed in longest ago. */
const mostAccounts = 6;
const browserShape = /^[A-Za-z0-9_-]{22}$/;

/**
 * Browsers that signed in to an account before count separately, so that strangers' tries never lock out its owner
 * (OWASP, "Device Cookies"). A browser has a random name and a signed, unreadable proof per account.
 */
export function knownBrowsers({ secret, secureCookies: secure, clock }: KnownBrowsersOptions) {
  const name = hostCookie(cookie, secure);
  const now = () => Math.floor(clock.now().getTime() / 1000);
  const sign = (browser: string, door: Door, account: string, until: number): string =>
    createHmac("sha256", secret)
      .update(`known browser\0${JSON.stringify([browser, door, account, until])}`)
      .digest("base64url");

  const read = (c: Context<AppEnv>) => {
    const [browser = "", ...entries] = (getCookie(c, name) ?? "").split(".");
    return browserShape.test(browser) ? { browser, entries: entries.slice(0, mostAccounts) } : null;
  };
  const isProof = (entry: string, browser: string, door: Door, account: string): boolean => {
    const [until = "", proof = ""] = entry.split(":");
    if (!/^\d{1,12}$/.test(until) || now() > Number(until)) return false;
    const [given, wanted] = [Buffer.from(proof), Buffer.from(sign(browser, door, account, Number(until)))];
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  };

  return {
    /** The browser's name, where it signed in to this account at this door within a year; else null. */
    nameOf(c: Context<AppEnv>, door: Door, account: string): string | null {
      const known = read(c);
      return known?.entries.some((entry) => isProof(entry, known.browser, door, account)) ? known.browser : null;
    },

    /** From now on this browser is known to the account. */
    remember(c: Context<AppEnv>, door: Door, account: string): void {
      const { browser, entries } = read(c) ?? { browser: randomBytes(16).toString("base64url"), entries: [] };
      const until = now() + yearInSeconds;
      const others = entries.filter((entry) => !isProof(entry, browser, door, account)).slice(0, mostAccounts - 1);
      const value = [browser, `${until}:${sign(browser, door, account, until)}`, ...others].join(".");
      setCookie(c, name, value, { path: "/", httpOnly: true, sameSite: "Lax", secure, maxAge: yearInSeconds });
    },
  };
}

export type KnownBrowsers = ReturnType<typeof knownBrowsers>;
