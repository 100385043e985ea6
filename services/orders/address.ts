import { z } from "zod";
import { countries } from "../../core/locale.ts";
import { isPostcode, tidyPostcode } from "./postcodes.ts";
import { usStates } from "./us-states.ts";

/** Why a field of an address is not taken; the interface has a sentence for each, by country where it helps. */
const addressCodes = [
  "required",
  "too-long",
  "unreadable-characters",
  "country-unknown",
  "postcode-format",
  "state-required",
  "state-unknown",
] as const;
export type AddressCode = (typeof addressCodes)[number];

const code = (value: AddressCode): AddressCode => value;

/** Control characters and direction marks would tear labels and mails; carriers print none of them. */
const unreadable = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u;

const tidyText = (text: string): string => text.normalize("NFC").trim().replaceAll(/\s+/g, " ");

const line = (most: number) =>
  z
    .string(code("required"))
    .transform(tidyText)
    .pipe(
      z
        .string()
        .min(1, code("required"))
        .max(most, code("too-long"))
        .refine((text) => !unreadable.test(text), code("unreadable-characters")),
    );

const optionalLine = (most: number) =>
  z
    .string()
    .nullish()
    .transform((text) => tidyText(text ?? "") || null)
    .pipe(line(most).nullable());

const fields = z.object({
  firstName: line(35),
  lastName: line(35),
  company: optionalLine(50),
  /** Street and number. */
  street: line(60),
  /** Flat, floor, care of. */
  extra: optionalLine(50),
  postcode: line(12),
  city: line(40),
  country: z.enum(countries, code("country-unknown")),
  /** United States only, two letters. */
  state: optionalLine(30),
});
type Fields = z.output<typeof fields>;

const stateOf = ({ country, state }: Fields): string | null => (country === "US" && state ? state.toUpperCase() : null);

/** Whatever was sent in place of an address has no such field. */
const isThere = (value: unknown, name: keyof Fields): boolean =>
  typeof value === "object" && value !== null && (value as Partial<Fields>)[name] !== undefined;

/** Rules over several fields; each runs as soon as the fields it reads are there, so that all errors are told at once. */
const rule = (field: keyof Fields, error: AddressCode, reads: readonly (keyof Fields)[]) => ({
  path: [field],
  error,
  when: ({ value, issues }: { value: unknown; issues: readonly { path?: PropertyKey[] | undefined }[] }) =>
    reads.every((name) => isThere(value, name) && !issues.some(({ path }) => path?.[0] === name)),
});

/**
 * Where goods or the bill go. Texts come out trimmed, the postcode as its post writes it. Lengths are what parcel
 * labels hold.
 */
export const address = fields
  .refine(
    ({ postcode, country }) => isPostcode(tidyPostcode(postcode, country), country),
    rule("postcode", "postcode-format", ["postcode", "country"]),
  )
  .refine(
    (typed) => typed.country !== "US" || typed.state !== null,
    rule("state", "state-required", ["state", "country"]),
  )
  .refine(
    (typed) => {
      const state = stateOf(typed);
      return state === null || usStates.includes(state);
    },
    rule("state", "state-unknown", ["state", "country"]),
  )
  .transform((typed) => ({ ...typed, postcode: tidyPostcode(typed.postcode, typed.country), state: stateOf(typed) }));
export type Address = z.output<typeof address>;

/** The same as it is stored and shown again. */
export const addressView = z.object({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullable(),
  street: z.string(),
  extra: z.string().nullable(),
  postcode: z.string(),
  city: z.string(),
  country: z.enum(countries),
  state: z.string().nullable(),
});
