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

/**
 * Control characters and direction marks would break labels and mails, carriers print none of them, and U+FFFD is a
 * lost letter.
 */
const unreadable = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\uFFFD]/u;

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

const place = {
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
};
type Place = z.output<z.ZodObject<typeof place>>;

const stateOf = ({ country, state }: Place): string | null => (country === "US" && state ? state.toUpperCase() : null);

/** Whatever was sent in place of an address has no such field. */
const isThere = (value: unknown, name: keyof Place): boolean =>
  typeof value === "object" && value !== null && (value as Partial<Place>)[name] !== undefined;

/** Rules over several fields. Each runs once its fields are present, so that all errors are reported together. */
const rule = (field: keyof Place, error: AddressCode, reads: readonly (keyof Place)[]) => ({
  path: [field],
  error,
  when: ({ value, issues }: { value: unknown; issues: readonly { path?: PropertyKey[] | undefined }[] }) =>
    reads.every((name) => isThere(value, name) && !issues.some(({ path }) => path?.[0] === name)),
});

const knownState = (typed: Place): boolean => {
  const state = stateOf(typed);
  return state === null || usStates.includes(state);
};

/** Adds to an address what must be true of where it is; its postcode comes out as its post writes it. */
const somewhere = <Typed extends Place, Fields extends z.ZodType<Typed>>(fields: Fields) =>
  fields
    .refine(
      (typed) =>
        isPostcode(tidyPostcode((typed as Place).postcode, (typed as Place).country), (typed as Place).country),
      rule("postcode", "postcode-format", ["postcode", "country"]),
    )
    .refine(
      (typed) => (typed as Place).country !== "US" || (typed as Place).state !== null,
      rule("state", "state-required", ["state", "country"]),
    )
    .refine((typed) => knownState(typed as Place), rule("state", "state-unknown", ["state", "country"]))
    .transform((typed): z.output<Fields> => {
      const { postcode, country } = typed as Place;
      return {
        ...(typed as object),
        postcode: tidyPostcode(postcode, country),
        state: stateOf(typed as Place),
      } as z.output<Fields>;
    });

/** Address of delivery or billing. Texts are trimmed. Lengths are those of parcel labels. */
export const address = somewhere(z.object({ firstName: line(35), lastName: line(35), ...place }));
export type Address = z.output<typeof address>;

/** Address of a recipient's piece: lists name families as well as persons. */
export const recipientAddress = somewhere(z.object({ name: line(71), ...place }));
export type RecipientAddress = z.output<typeof recipientAddress>;

const placeView = {
  company: z.string().nullable(),
  street: z.string(),
  extra: z.string().nullable(),
  postcode: z.string(),
  city: z.string(),
  country: z.enum(countries),
  state: z.string().nullable(),
};

/** The same as it is stored and shown again. */
export const addressView = z.object({ firstName: z.string(), lastName: z.string(), ...placeView });
export const recipientAddressView = z.object({ name: z.string(), ...placeView });
