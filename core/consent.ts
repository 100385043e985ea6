/** Categories that a visitor consents to. Whatever the shop itself needs takes no consent. */
export const consentCategories = ["functional", "statistics", "marketing"] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** As the flag protocol names them (chrome document, section 4). */
export const consentAnswers = ["GRANTED", "DECLINED", "UNKNOWN"] as const;
export type ConsentAnswer = (typeof consentAnswers)[number];

/** A company that would learn something about a visitor, and its means. */
export interface Vendor {
  readonly id: string;
  readonly category: ConsentCategory;
  /** Proper name; null: the shop itself. */
  readonly name: string | null;
  /** Postal address; null: that of the imprint, or of somebody else what its own rules say. */
  readonly address: string | null;
  /** Address of its own privacy rules; null: our privacy page. */
  readonly rules: string | null;
  /** Months for which it stores data; null: as in the shop's contract with it, which the operator fills in here. */
  readonly months: number | null;
  /** Asked about only where the shop is set up with it. */
  readonly needs: "nothing" | "ownFlags" | "splitFlags" | "chatScript" | "tagManager";
}

/** Everybody that can be switched on or off. Texts: `web/frame/consent/`; what they store: `core/storage-entries.ts`. */
export const vendors = [
  {
    id: "shop-statistics",
    category: "statistics",
    name: null,
    address: null,
    rules: null,
    months: 14,
    needs: "nothing",
  },
  { id: "experiments", category: "statistics", name: null, address: null, rules: null, months: 3, needs: "ownFlags" },
  {
    id: "split",
    category: "statistics",
    name: "Split",
    address: null,
    rules: "https://www.harness.io/legal/privacy",
    months: null,
    needs: "splitFlags",
  },
  {
    id: "help-chat",
    category: "functional",
    name: "Zendesk",
    address: "Zendesk, Inc., 181 Fremont Street, San Francisco, CA 94105, USA",
    rules: "https://www.zendesk.com/company/agreements-and-terms/privacy-notice/",
    months: null,
    needs: "chatScript",
  },
  {
    id: "tag-manager",
    category: "marketing",
    name: "Google Tag Manager",
    address: "Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Ireland",
    rules: "https://policies.google.com/privacy",
    months: null,
    needs: "tagManager",
  },
] as const satisfies readonly Vendor[];
export type VendorId = (typeof vendors)[number]["id"];

/** Outside services that a shop is configured with; null: without it. */
export type OutsideServices = Readonly<Record<Exclude<Vendor["needs"], "nothing">, unknown>>;

/** The flag service as browsers know it; without an address it is Split. */
type FlagService = { readonly url: string | null } | null;
/** Which vendor counts experiments, as `OutsideServices`. */
export const flagServices = (service: FlagService): Pick<OutsideServices, "ownFlags" | "splitFlags"> => ({
  ownFlags: service !== null && service.url !== null ? service : null,
  splitFlags: service !== null && service.url === null ? service : null,
});
export const experimentsVendor = (service: FlagService): VendorId =>
  flagServices(service).splitFlags === null ? "experiments" : "split";

type OfferedVendor = (typeof vendors)[number];

/** The vendors that this shop requests consent for. */
export const offeredVendors = (outside: OutsideServices): readonly OfferedVendor[] =>
  vendors.filter(({ needs }) => needs === "nothing" || outside[needs] !== null);

/** Raised whenever vendors or what is said about them change: who answered before is asked again. */
export const consentVersion = 2;

export const consentCookie = "consent";
/** Half a year, after which the shop asks for consent again. */
export const consentDays = 182;

/** A visitor's decision, as her cookie stores it. */
export interface ConsentState {
  /** Under which the proof of a consent is kept; null while nothing was ever granted. */
  readonly id: string | null;
  readonly granted: readonly VendorId[];
  readonly declined: readonly VendorId[];
}

const known = new Set<string>(vendors.map(({ id }) => id));
const isVendor = (text: string): text is VendorId => known.has(text);
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * @param cookies as in the request header, or `document.cookie`
 * @returns null where nothing was decided, or about other texts than today's
 */
export function readConsent(cookies: string): ConsentState | null {
  const text = cookies.match(/(?:^|;\s*)consent=([^;]*)/)?.[1];
  if (text === undefined) return null;
  const fields = new URLSearchParams(text);
  if (fields.get("v") !== String(consentVersion)) return null;
  const list = (key: string) => (fields.get(key) ?? "").split(".").filter(isVendor);
  const declined = list("no");
  const id = fields.get("id");
  return {
    id: id !== null && uuid.test(id) ? id : null,
    granted: list("yes").filter((one) => !declined.includes(one)),
    declined,
  };
}

/** The value of the cookie. */
export function writeConsent({ id, granted, declined }: ConsentState): string {
  const lists = `v=${consentVersion}&yes=${granted.join(".")}&no=${declined.join(".")}`;
  return id === null ? lists : `${lists}&id=${id}`;
}

/**
 * The decision about a vendor, or about all of a category: granted only if none of it was declined.
 *
 * @param refusesAll her browser refuses for her (Global Privacy Control); her own decision here has precedence
 */
export function answerOf(
  state: ConsentState | null,
  about: ConsentCategory | VendorId,
  refusesAll = false,
): ConsentAnswer {
  const concerned = (id: VendorId) =>
    vendors.some((vendor) => vendor.id === id && (id === about || vendor.category === about));
  if (state?.declined.some(concerned)) return "DECLINED";
  if (state?.granted.some(concerned)) return "GRANTED";
  return refusesAll ? "DECLINED" : "UNKNOWN";
}

/** Whether somebody of those offered was not decided about. */
export const isUndecided = (state: ConsentState | null, offered: readonly Pick<Vendor, "id">[]): boolean =>
  offered.some(({ id }) => answerOf(state, id as VendorId) === "UNKNOWN");

/** Those whose own scripts are in the page. */
const scripts: ReadonlySet<Vendor["needs"]> = new Set(["chatScript", "tagManager"] as const);

/**
 * Whether a vendor's script loses its consent. A script cannot be removed from a page, so the page must be reloaded.
 */
export const endsOutside = (before: ConsentState | null, after: ConsentState | null): boolean =>
  vendors.some(({ id, needs }) => scripts.has(needs) && before?.granted.includes(id) && !after?.granted.includes(id));

/**
 * A decision about all that is offered: what is not granted is declined. What was decided about others stays.
 *
 * @param newId made once something is granted: who only refuses gets no id
 */
export function decided(
  before: ConsentState | null,
  offered: readonly { readonly id: VendorId }[],
  granted: ReadonlySet<VendorId>,
  newId: () => string,
): ConsentState {
  const asked = new Set<VendorId>(offered.map(({ id }) => id));
  const other = (ids: readonly VendorId[] = []) => ids.filter((id) => !asked.has(id));
  const yes = [...asked].filter((id) => granted.has(id));
  const all = [...other(before?.granted), ...yes];
  return {
    id: all.length > 0 ? (before?.id ?? newId()) : null,
    granted: all,
    declined: [...other(before?.declined), ...[...asked].filter((id) => !granted.has(id))],
  };
}
