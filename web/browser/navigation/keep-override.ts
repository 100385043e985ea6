/** What an address says of experiments: `splitFeature=967-nudging&splitTreatment=on` (`core/experiments.ts`); "" where it says nothing. */
export const overrideIn = (search: string): string =>
  search
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => part.startsWith("split"))
    .join("&");

/** Another choice on the same page, for who looks at it as others see it: without what the address says they would see their own again. */
export function keepOverride(href: string, search: string): string {
  const override = overrideIn(search);
  return override === "" ? href : `${href}${href.includes("?") ? "&" : "?"}${override}`;
}
