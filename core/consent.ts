/** What a visitor decides about; whatever the shop itself needs is asked of nobody. */
export const consentCategories = ["functional", "statistics", "marketing"] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** As the flag protocol names them (chrome document, section 4). */
export const consentAnswers = ["GRANTED", "DECLINED", "UNKNOWN"] as const;
export type ConsentAnswer = (typeof consentAnswers)[number];

/** Who would learn something of a visitor, and by what. */
export interface Vendor {
  readonly id: string;
  readonly category: ConsentCategory;
  /** Proper name; null: the shop itself. */
  readonly name: string | null;
  /** Postal address; null: that of the imprint, or of somebody else what its own rules say. */
  readonly address: string | null;
  /** What its own rules say of data; null: our privacy page. */
  readonly rules: string | null;
  /** Months for which it keeps what it learns; null: as the shop's contract with it says, which the operator fills in here. */
  readonly months: number | null;
  /** Asked about only where the shop is set up with it. */
  readonly needs: "nothing" | "ownFlags" | "splitFlags" | "chatScript" | "tagManager";
}

/** Everybody that can be switched on or off. Texts: `web/shop/consent/`; what they store: `core/storage-entries.ts`. */
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

/** What a shop is set up with; null: it is not. */
export type OutsideServices = Readonly<Record<Exclude<Vendor["needs"], "nothing">, unknown>>;

/** What browsers are told of the flag service; without an address it is Split. */
type FlagService = { readonly url: string | null } | null;
/** Which vendor counts experiments, as `OutsideServices`. */
export const flagServices = (service: FlagService): Pick<OutsideServices, "ownFlags" | "splitFlags"> => ({
  ownFlags: service !== null && service.url !== null ? service : null,
  splitFlags: service !== null && service.url === null ? service : null,
});
export const experimentsVendor = (service: FlagService): VendorId =>
  flagServices(service).splitFlags === null ? "experiments" : "split";

type OfferedVendor = (typeof vendors)[number];

/** Whom this shop asks about. */
export const offeredVendors = (outside: OutsideServices): readonly OfferedVendor[] =>
  vendors.filter(({ needs }) => needs === "nothing" || outside[needs] !== null);

/** Raised whenever vendors or what is said about them change: who answered before is asked again. */
export const consentVersion = 2;

export const consentCookie = "consent";
/** Half a year: then the shop asks again. */
export const consentDays = 182;

/** What a visitor decided, as her cookie keeps it. */
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
 * What somebody answered about a vendor, or about all of a category: granted only if none of it was declined.
 *
 * @param refusesAll her browser says so to everybody (Global Privacy Control); what she told us herself goes before it
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

/** Whether a script of somebody else's loses its consent: it cannot be taken back out of a page, which has to be loaded anew. */
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
