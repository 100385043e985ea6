import { z } from "zod";
import { type Country, countries } from "../../core/locale.ts";

/** A whole number within limits, both included. */
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(z.int().min(least).max(most));

/** Yes or no, as `true` or `false`. */
export const yesOrNo = z.enum(["true", "false"]).transform((word) => word === "true");

/** An address of one of these protocols, as it was written. */
export const address = (...protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1)));

/** Scheme, host and port, without a path: `https://shop.example`. */
export const origin = address("http", "https")
  .refine((text) => /^https?:\/\/[^/?#@]+\/?$/.test(text))
  .transform((text) => new URL(text).origin);

/** Several of them, with commas. */
export const origins = z
  .string()
  .transform((text) => text.split(",").map((one) => one.trim()))
  .pipe(z.array(origin));

/** A list with commas between its words, each at most once. */
export const listOf = <const Word extends string>(words: readonly Word[]) =>
  z
    .string()
    .transform((text) => text.split(",").map((word) => word.trim()))
    .pipe(z.array(z.enum(words)).min(1))
    .refine((chosen) => new Set(chosen).size === chosen.length);

/** Place of the files. */
export type FilesPlace =
  | { readonly kind: "folder"; readonly path: string }
  | { readonly kind: "s3"; readonly bucket: string; readonly prefix: string };

/** A folder, or `s3://bucket` with an optional prefix behind it. */
export const filesPlace = z.string().transform((text, context): FilesPlace => {
  if (!/^[a-z0-9]+:\/\//i.test(text)) return { kind: "folder", path: text };
  const [, bucket, prefix = ""] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?(.*)$/.exec(text) ?? [];
  if (bucket !== undefined) return { kind: "s3", bucket, prefix: prefix.replace(/\/$/, "") };
  context.addIssue({ code: "custom" });
  return z.NEVER;
});

/** Host names by country; with a port where one was written. */
export type Hosts = Readonly<Partial<Record<Country, string>>>;

/**
 * `de=shop.example,ch=shop.example.ch:8443`. Countries cannot share a host, because the host identifies the country.
 */
export const hosts = z.string().transform((text, context): Hosts => {
  const entries = text
    .split(",")
    .map((entry) => /^([a-z]{2})=([a-z0-9.-]+(?::\d{1,5})?)$/.exec(entry.trim().toLowerCase()));
  const read = entries.flatMap((entry) => {
    const country = countries.find((known) => known.toLowerCase() === entry?.[1]);
    return country === undefined || entry?.[2] === undefined ? [] : [[country, entry[2]] as const];
  });
  const distinct = new Set(read.flat()).size === 2 * read.length;
  if (read.length === entries.length && distinct) return Object.fromEntries(read);
  context.addIssue({ code: "custom" });
  return z.NEVER;
});
