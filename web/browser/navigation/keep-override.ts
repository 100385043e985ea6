/** The experiment in an address: `splitFeature=967-nudging&splitTreatment=on` (`core/experiments.ts`); "" for none. */
export const overrideIn = (search: string): string =>
  search
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => part.startsWith("split"))
    .join("&");

/** The same page with another choice; keeps the experiment of the address, which would be lost otherwise. */
export function keepOverride(href: string, search: string): string {
  const override = overrideIn(search);
  return override === "" ? href : `${href}${href.includes("?") ? "&" : "?"}${override}`;
}
