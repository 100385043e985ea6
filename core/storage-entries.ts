import type { VendorId } from "./consent.ts";

/** Purposes of entries, each with one text on the privacy page (`web/shop/legal/storage-words.ts`). */
export type StoragePurpose =
  | (
      | "visitor"
      | "session"
      | "known"
      | "consent"
      | "versions"
      | "closed"
      | "partner"
      | "checkout"
      | "chat"
      | "snow"
      | "repair"
    )
  | ("upload" | "app" | "designs" | "visit" | "outsideChat" | "advertising");

/**
 * An entry in a visitor's browser. The privacy page lists it, a withdrawal clears it, and a browser test checks the
 * list.
 */
export interface StorageEntry {
  /** `*` stands for a part that differs between visitors or things. */
  readonly name: string;
  /** `tab` ends with the tab, `browser` and `files` stay until they are cleared. */
  readonly kind: "cookie" | "tab" | "browser" | "files";
  /** Days that a cookie stays; null: until the browser is closed. */
  readonly days: number | null;
  /** Vendor whose consent it needs; null: the shop needs the entry. */
  readonly vendor: VendorId | null;
  readonly purpose: StoragePurpose;
}

const needed = (name: string, purpose: StoragePurpose, days: number | null = null): StorageEntry => ({
  name,
  kind: "cookie",
  days,
  vendor: null,
  purpose,
});
const ofTab = (name: string, purpose: StoragePurpose): StorageEntry => ({ ...needed(name, purpose), kind: "tab" });

export const storageEntries: readonly StorageEntry[] = [
  needed("passepartout.visitor", "visitor", 365),
  needed("passepartout.session_token", "session", 30),
  needed("passepartout.known", "known", 365),
  needed("consent", "consent", 182),
  needed("visitor-key", "versions", 365),
  needed("treatments", "versions"),
  needed("bar-*", "closed", 30),
  needed("smart-banner", "closed", 90),
  needed("passepartout.whitelabel", "partner", 1),
  needed("passepartout.partner", "partner", 1),
  ofTab("passepartout.checkout", "checkout"),
  ofTab("passepartout.attempt", "checkout"),
  ofTab("passepartout.last-order", "checkout"),
  needed("help-chat-seen", "chat", 90),
  ofTab("help-chat", "chat"),
  ofTab("help-chat-draft", "chat"),
  ofTab("snow-stopped", "snow"),
  ofTab("passepartout.reloaded", "repair"),
  { ...needed("tus::passepartout-photo-*", "upload"), kind: "browser" },
  { ...needed("offline-*", "app"), kind: "files" },
  { ...needed("assets", "app"), kind: "files" },
  { ...needed("pictures", "app"), kind: "files" },
  { ...needed("passepartout-designs", "designs"), kind: "browser" },
  { ...needed("designer-*", "designs"), kind: "files" },
  { ...needed("answers", "designs"), kind: "files" },
  { ...needed("photos", "designs"), kind: "files" },
  { ...ofTab("passepartout.ordered", "visit"), kind: "browser", vendor: "shop-statistics" },
  { ...ofTab("passepartout.bought", "visit"), kind: "browser", vendor: "shop-statistics" },
  { ...ofTab("passepartout.visitor", "visit"), kind: "browser", vendor: "shop-statistics" },
  { ...ofTab("feature-flags", "versions"), kind: "browser", vendor: "experiments" },
  { ...ofTab("feature-flags", "versions"), kind: "browser", vendor: "split" },
  { ...needed("ZD-*", "outsideChat"), kind: "browser", vendor: "help-chat" },
  // Purchases are reported once to each receiver, with or without the shop's own count.
  { ...ofTab("passepartout.ordered", "visit"), kind: "browser", vendor: "tag-manager" },
  { ...ofTab("passepartout.bought", "visit"), kind: "browser", vendor: "tag-manager" },
  { ...needed("_ga*", "advertising", 425), vendor: "tag-manager" },
  { ...needed("_gcl_*", "advertising", 90), vendor: "tag-manager" },
];

/** Whether a name found in a browser is that of an entry; `__Host-` says there that a cookie is this host's alone. */
export function isNamed(found: string, { name }: Pick<StorageEntry, "name">): boolean {
  const bare = found.replace(/^__Host-/, "");
  return name.endsWith("*") ? bare.startsWith(name.slice(0, -1)) : bare === name;
}
