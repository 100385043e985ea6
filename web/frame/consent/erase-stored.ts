import type { VendorId } from "../../../core/consent.ts";
import { isNamed, storageEntries } from "../../../core/storage-entries.ts";

/** Deletes vendors' cookies, of this host and those above it, and their stored entries. Browser only. */
export function eraseStored(of: readonly VendorId[]): void {
  const theirs = storageEntries.filter(({ vendor }) => vendor !== null && of.includes(vendor));
  const isTheirs = (name: string, isCookie: boolean) =>
    theirs.some((entry) => (entry.kind === "cookie") === isCookie && isNamed(name, entry));
  for (const name of document.cookie.split(/;\s*/).map((one) => one.split("=", 1)[0] ?? ""))
    if (isTheirs(name, true)) eraseCookie(name);
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      const all = storage();
      for (const key of Object.keys(all)) if (isTheirs(key, false)) all.removeItem(key);
    } catch {
      // a browser that keeps nothing has nothing to erase
    }
  }
}

function eraseCookie(name: string): void {
  const labels = location.hostname.split(".");
  const domains = ["", ...labels.map((_, at) => `; domain=${labels.slice(at).join(".")}`)];
  // biome-ignore lint/suspicious/noDocumentCookie: cookies of others, of whose domain only their name is known
  for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`;
}
