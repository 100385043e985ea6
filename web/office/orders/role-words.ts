import { formatSize } from "../../../core/length-text.ts";
import type { Locale } from "../../../core/locale.ts";
import { readFormat } from "../../../core/named-format.ts";

interface RoleWords {
  readonly roles: Readonly<Record<string, string>>;
  /** Pictures of one size on one paper. */
  readonly printsOf: (values: { readonly size: string; readonly paper: string }) => string;
}

/** What a file is for, in the operator's words: "prints-180x130-matt" is a pile of prints; a role without words is shown by its key. */
export function roleText(role: string, { roles, printsOf }: RoleWords, locale: Locale): string {
  const known = roles[role];
  if (known !== undefined) return known;
  const [, size = "", paper = ""] = /^prints-(\d+x\d+)-(.+)$/.exec(role) ?? [];
  const format = readFormat(size);
  return format.ok ? printsOf({ size: formatSize(format.value, locale), paper }) : role;
}
