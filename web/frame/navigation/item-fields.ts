import { z } from "zod";
import { type IconName, iconNames } from "../../../ui/icons.ts";
import { textField } from "../../reading/fields/block-fields.ts";
import { contentLink, type LinkSurroundings } from "../../reading/values/content-link.ts";
import { isRecord, recordOf, textOf } from "../../reading/values/json.ts";
import type { NavigationLink } from "./navigation.ts";

/** How entries of the navigation are read: nothing fails, what says nothing or leads nowhere is left out and told. */
export interface NavigationReading extends LinkSurroundings {
  readonly leftOut: (what: string) => void;
}

export const flagField = z
  .unknown()
  .optional()
  .transform((value) => value === true);
export const listField = z
  .unknown()
  .optional()
  .transform((value) => (Array.isArray(value) ? (value as unknown[]) : []));
export const iconField = z
  .enum(iconNames as [IconName, ...IconName[]])
  .optional()
  .catch(undefined);

/** A link with the name of the story it leads to, which stands for a text that nobody wrote. */
const targetField = (reading: NavigationReading) =>
  z
    .unknown()
    .optional()
    .transform((value) => ({
      link: isRecord(value) ? contentLink(value, reading) : null,
      name: textOf(recordOf(recordOf(value).story).name).trim(),
    }));

export const linkFields = (reading: NavigationReading) => ({ text: textField, link: targetField(reading) });

type LinkFields = { readonly text: string; readonly link: z.output<ReturnType<typeof targetField>> };

/** The link of an entry; null where it has no words or leads nowhere. */
export function linkOf(
  { text, link: { link, name } }: LinkFields,
  icon: IconName | undefined = undefined,
): NavigationLink | null {
  const words = text || name;
  return words === "" || link === null ? null : { text: words, ...link, ...(icon && { icon }) };
}

/** Reads each entry of a list; those that say nothing are left out. */
export function readEach<Fields extends z.ZodType<object>, Read>(
  list: unknown,
  { fields, leftOut, read }: EntriesReading<Fields, Read>,
): Read[] {
  const all = Array.isArray(list) ? list : [];
  return all.filter(isRecord).flatMap((one) => {
    const found = fields.safeParse(one);
    const entry = found.success ? read(found.data, one) : null;
    if (entry === null) leftOut(`an entry of the navigation: ${textOf(one.text) || textOf(one._uid)}`);
    return entry === null ? [] : [entry];
  });
}

interface EntriesReading<Fields extends z.ZodType<object>, Read> extends Pick<NavigationReading, "leftOut"> {
  readonly fields: Fields;
  readonly read: (fields: z.output<Fields>, entry: Readonly<Record<string, unknown>>) => Read | null;
}

/** A list of plain links. */
export const readLinks = (list: unknown, reading: NavigationReading): NavigationLink[] =>
  readEach(list, {
    fields: z.object({ ...linkFields(reading), icon: iconField }),
    leftOut: reading.leftOut,
    read: ({ icon, ...link }) => linkOf(link, icon),
  });
