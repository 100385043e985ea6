import { z } from "zod";
import { mostOfKey } from "../definition/matcher-schema.ts";

/** Entries of one call; the clients' own queues hold 30,000. */
const mostEntries = 50_000;
const time = z.number().int().min(0).max(8.64e15);
const visitorKey = z.string().min(1).max(mostOfKey);
const flag = z.string().min(1).max(mostOfKey);

/** POST testImpressions/bulk (protocol, section 4). */
export const impressionsBody = z
  .array(
    z.object({
      f: flag,
      i: z
        .array(
          z.object({
            k: visitorKey,
            t: z.string().min(1).max(100),
            m: time,
            c: z.number().int().nullish(),
            r: z.string().max(1_000).nullish(),
            /** When the same was seen before; the repeat is in the counts already. */
            pt: time.nullish(),
            /** Properties of the impression, as JSON. */
            properties: z.string().max(40_000).nullish(),
          }),
        )
        .max(mostEntries),
    }),
  )
  .max(10_000);
export type ImpressionsBody = z.infer<typeof impressionsBody>;

/** POST testImpressions/count. */
export const countsBody = z.object({
  pf: z.array(z.object({ f: flag, m: time, rc: z.int().min(0).max(1e9) })).max(mostEntries),
});
export type CountsBody = z.infer<typeof countsBody>;

/** Longest event type and its letters (chrome document, section 5). */
const eventType = z.string().regex(/^[a-zA-Z0-9][-_.:a-zA-Z0-9]{0,79}$/);
/** More properties are cut: clients only warn of them. */
const mostProperties = 300;
const propertyValue = z.union([z.string(), z.number(), z.boolean(), z.null()]).catch(null);

export const eventsBody = z
  .array(
    z.object({
      eventTypeId: eventType,
      trafficTypeName: z.string().min(1).max(100),
      key: visitorKey,
      value: z.number().finite().nullish(),
      timestamp: time,
      properties: z
        .record(z.string(), propertyValue)
        .transform((all) => Object.fromEntries(Object.entries(all).slice(0, mostProperties)))
        .refine((all) => JSON.stringify(all).length <= 32_768, "more than 32768 bytes")
        .nullish(),
    }),
  )
  .max(mostEntries);
export type EventsBody = z.infer<typeof eventsBody>;

/** POST keys/ss: visitors by flag; keys/cs: flags by visitor. */
export const keysOfFlags = z.object({
  keys: z.array(z.object({ f: flag, ks: z.array(visitorKey).max(mostEntries) })).max(mostEntries),
});
export const flagsOfKeys = z.object({
  keys: z.array(z.object({ k: visitorKey, fs: z.array(flag).max(10_000) })).max(mostEntries),
});

/** Body of a hidden page's beacon in place of a header (protocol, section 4: beacons). */
export const beaconBody = z.object({
  entries: z.unknown(),
  token: z.string().max(200),
  sim: z.string().max(20).optional(),
});
