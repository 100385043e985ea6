import { z } from "zod";
import { browserLogNames, logLevels } from "../../core/log-names.ts";

/** `services/browser-log` over HTTP. */
export const browserLogPaths = {
  /** POST `browserLogs`: what went wrong in a browser. */
  log: "/web-api/log",
  /** GET -> `logCounts`, for operators. */
  counts: "/office-api/browser-log",
} as const;

/** Entries of one batch, and bytes of its body. */
export const mostOfBatch = 20;
export const mostBytes = 16_000;
/** Characters of one detail, and details of one entry. */
export const longestDetail = 600;
export const mostDetails = 10;

const detail = z.union([z.string().max(longestDetail), z.number(), z.boolean()]);
const entry = z.object({
  name: z.enum(browserLogNames),
  level: z.enum(logLevels),
  /** Number of occurrences before it was sent. */
  times: z.int().min(1).max(10_000).default(1),
  details: z
    .record(z.string().regex(/^[a-zA-Z]{1,40}$/), detail)
    .refine((all) => Object.keys(all).length <= mostDetails)
    .default({}),
});

export const browserLogs = z.object({
  /** Path of the page, with no query but filters. */
  page: z.string().startsWith("/").max(300),
  entries: z.array(entry).min(1).max(mostOfBatch),
});
export type BrowserLogs = z.infer<typeof browserLogs>;
export type BrowserLogEntry = BrowserLogs["entries"][number];

/** Browser reports by name and day. */
export const logCounts = z.object({
  counts: z.array(
    z.object({
      name: z.string(),
      /** Of the shop's own time zone. */
      day: z.iso.date(),
      count: z.int(),
      lastAt: z.iso.datetime(),
      /** Page and details of the last one. */
      sample: z.object({ page: z.string(), details: z.record(z.string(), detail) }),
    }),
  ),
});
export type LogCounts = z.infer<typeof logCounts>;
