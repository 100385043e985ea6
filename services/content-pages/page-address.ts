import type { Locale } from "../../core/locale.ts";
import { localPath } from "../../core/locale-address.ts";

/** The path of a story in a locale by its slug there; the home page's story is called `home`. */
export const addressOf = (locale: Locale, slug: string): string =>
  localPath(locale, slug === "home" ? "/" : `/${slug}`);
