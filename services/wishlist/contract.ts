import { z } from "zod";
import { themeView } from "../themes/contract.ts";

/** `services/wishlist` over HTTP: themes the visitor likes, nobody else's to see. */
export const wishlistPaths = {
  /** GET -> `wishlistAnswer`; a visitor without a wish is made none. */
  wishlist: "/web-api/wishlist",
  /** PUT: likes a theme, DELETE: no more; both may be said twice. */
  wish: (theme: string) => `/web-api/wishlist/${encodeURIComponent(theme)}`,
} as const;

/** Wishes of one visitor. */
export const MOST_WISHES = 200;

export const wishlistAnswer = z.object({
  /** The last liked first. */
  themes: z.array(themeView),
  /** Ids alone, for hearts on lists. */
  ids: z.array(z.string()),
});
export type WishlistAnswer = z.infer<typeof wishlistAnswer>;
