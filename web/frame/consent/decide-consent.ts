import {
  type ConsentState,
  consentVersion,
  decided,
  endsOutside,
  type offeredVendors,
  type VendorId,
} from "../../../core/consent.ts";
import type { Locale } from "../../../core/locale.ts";
import { type ConsentChoice, type ConsentWay, consentPaths } from "../../../services/consent/contract.ts";
import { flagWithdrawalPath } from "../../../services/treatments/contract.ts";
import { browserApi } from "../../browser/browser-api.ts";
import { consentState, cutOff, keepConsent } from "../../browser/consent-store.ts";
import { eraseStored } from "./erase-stored.ts";

export type Offered = ReturnType<typeof offeredVendors>;

/** Milliseconds that a page whose scripts of others are cut off stays for the proof of it. */
const patience = 1_000;

/**
 * Decides about all that is offered: kept in the browser at once, written down by the shop, and what a vendor stored is
 * deleted where its consent ends. A script of somebody else's cannot be taken back out of a page: the page is cut off
 * at once and reloaded without it. Browser only.
 */
export async function decideConsent(
  offered: Offered,
  granted: ReadonlySet<VendorId>,
  way: ConsentWay,
  locale: Locale,
): Promise<void> {
  const before = consentState();
  const state = decided(before, offered, granted, () => crypto.randomUUID());
  const withdrawn = (before?.granted ?? []).filter((id) => state.declined.includes(id));
  const ends = endsOutside(before, state);
  if (ends) cutOff();
  keepConsent(state);
  // Listeners stop at a withdrawal first, so that nothing is written that was just deleted.
  eraseStored(withdrawn);
  const written = Promise.all([writeDown(before, state, way, locale), forgetLooks(withdrawn)]).then(() => {});
  if (!ends) return written;
  await Promise.race([written, new Promise((resolve) => setTimeout(resolve, patience))]);
  location.reload();
}

/** The shop forgets what it, or Split, was told of experiments under her key: she gets another one. */
async function forgetLooks(withdrawn: readonly VendorId[]): Promise<void> {
  if (!withdrawn.some((id) => id === "experiments" || id === "split")) return;
  await browserApi().post(flagWithdrawalPath, { keepalive: true });
}

async function writeDown(before: ConsentState | null, state: ConsentState, way: ConsentWay, locale: Locale) {
  const { id, granted, declined } = state;
  const choice: ConsentChoice = {
    id: id ?? before?.id ?? null,
    version: consentVersion,
    locale,
    way,
    granted: [...granted],
    declined: [...declined],
  };
  // What the visitor decided holds whether or not it could be written down.
  await browserApi()
    .post(consentPaths.choice, { body: choice })
    .catch(() => {});
}
