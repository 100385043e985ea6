import type { Locale } from "./locale.ts";

/** Makes something once for each locale, when it is first wanted. */
export function byLocale<Made>(make: (locale: Locale) => Made): (locale: Locale) => Made {
  const made = new Map<Locale, Made>();
  return (locale) => {
    const one = made.get(locale) ?? make(locale);
    made.set(locale, one);
    return one;
  };
}
