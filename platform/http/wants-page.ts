import type { Context } from "hono";

/** A browser that opened the address, or sent a form by itself; scripts and programs do not ask for a page. */
export const wantsPage = (c: Context): boolean => c.req.header("accept")?.includes("text/html") ?? false;
