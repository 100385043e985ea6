import { z } from "zod";
import { type VendorId, vendors } from "../../core/consent.ts";
import { type Locale, locales } from "../../core/locale.ts";

/** `services/consent` over HTTP. */
export const consentPaths = {
  /** POST `consentChoice`: what somebody decided. */
  choice: "/web-api/consent",
  /** GET -> `consentCounts`, for operators. */
  counts: "/office-api/consent",
  /** GET: the same as a table. */
  file: "/office-api/consent.csv",
  /** GET -> `consentProof`, for operators: what was decided under an id, which a visitor reads in the settings. */
  proof: (id: string) => `/office-api/consent/${id}`,
} as const;

/** By what a choice was made: the two buttons of the first layer, or the switches of the second. */
export const consentWays = ["accept-all", "reject-all", "settings"] as const;
export type ConsentWay = (typeof consentWays)[number];

const vendorIds = vendors.map(({ id }) => id) as [VendorId, ...VendorId[]];

export const consentChoice = z.object({
  /** Random, of the visitor's cookie; null: she never granted anything, so there is nothing to prove. */
  id: z.uuid().nullable(),
  /** Of the texts she read (`core/consent.ts`). */
  version: z.int().min(1).max(10_000),
  locale: z.enum(locales as readonly [Locale, ...Locale[]]),
  way: z.enum(consentWays),
  granted: z.array(z.enum(vendorIds)).max(vendorIds.length),
  declined: z.array(z.enum(vendorIds)).max(vendorIds.length),
});
export type ConsentChoice = z.infer<typeof consentChoice>;

export const consentCounts = z.object({
  counts: z.array(
    z.object({
      day: z.iso.date(),
      version: z.int(),
      /** Choices that granted everything that was asked, part of it, or nothing. */
      all: z.int(),
      some: z.int(),
      none: z.int(),
    }),
  ),
});
export type ConsentCounts = z.infer<typeof consentCounts>;

/** Everything that somebody decided, the oldest first: proves a consent and its withdrawal (Art. 7 (1) GDPR). */
export const consentProof = z.object({
  choices: z.array(consentChoice.omit({ id: true }).extend({ at: z.iso.datetime() })).min(1),
});
export type ConsentProof = z.infer<typeof consentProof>;
