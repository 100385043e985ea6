import { z } from "zod";

/** GET ?search= -> `redirectList`; PUT `redirectWish`; DELETE `redirectKey`. */
export const redirectsPath = "/office-api/content/redirects";

/** A path of the shop in a redirect: without host, query or parent steps, also in any form that browsers accept. */
const shopPath = z
  .string()
  .trim()
  .max(300)
  .regex(/^\/(?:[\w.~%-]+(?:\/[\w.~%-]+)*)?\/?$/)
  .refine((path) => !/(?:^|\/)\.{1,2}(?:\/|$)/.test(path))
  .transform((path) => (path === "/" ? path : path.replace(/\/$/, "")));

export const redirectWish = z.object({ path: shopPath.refine((path) => path !== "/"), target: shopPath });

export const redirectKey = z.object({
  /** `moved`: an address that a page had; `written`: by an operator. */
  kind: z.enum(["moved", "written"]),
  /** Of an address that a page had: code of the language, "" for the default one. */
  lang: z.string().max(20).default(""),
  path: z.string().min(1).max(2_000),
});
export type RedirectKey = z.infer<typeof redirectKey>;

const redirect = redirectKey.extend({
  lang: z.string(),
  /** `moved`: slugs without language; `written`: whole paths. */
  target: z.string(),
  author: z.string().nullable(),
  /** The page that moved. */
  page: z.number().int().nullable(),
  at: z.iso.datetime(),
});
export type Redirect = z.infer<typeof redirect>;

/** At most 200, the newest first. */
export const redirectList = z.object({ redirects: z.array(redirect) });
export type RedirectList = z.infer<typeof redirectList>;
