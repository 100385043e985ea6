import { fails, type Rule } from "../rule.ts";

/** A file identifier of two halves distinguishes versions of a file. */
export const fileId: Rule = {
  key: "file-id",
  check({ id }) {
    if (!id) return [fails("missing")];
    return id.some((half) => half.length < 32) ? [fails("short")] : [];
  },
};
