import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { ThemeKey } from "./theme-index.ts";

/**
 * A list's cursor: the last theme's key, signed with its search. It continues at the same place also after a
 * publication; altered ones and those of another search are refused.
 */
export function createCursors(secret: string) {
  const sign = (body: string, search: string) =>
    createHmac("sha256", secret)
      .update("themes cursor\0")
      .update(createHash("sha256").update(search).digest())
      .update(body)
      .digest()
      .subarray(0, 16);

  return {
    write({ value, id }: ThemeKey, search: string): string {
      const body = Buffer.from(JSON.stringify([value, id])).toString("base64url");
      return `${body}.${sign(body, search).toString("base64url")}`;
    },
    /** Null: it is none of ours, or of another search. */
    read(cursor: string, search: string): ThemeKey | null {
      const [body = "", signature = "", ...more] = cursor.split(".");
      const given = Buffer.from(signature, "base64url");
      const wanted = sign(body, search);
      if (more.length > 0 || given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
      // The same bytes can be written in several ways; only the one we wrote is ours.
      if (given.toString("base64url") !== signature) return null;
      const [value, id] = keySchema.parse(JSON.parse(Buffer.from(body, "base64url").toString("utf8")));
      return { value, id };
    },
  };
}

const keySchema = z.tuple([z.union([z.number(), z.string()]), z.string()]);
