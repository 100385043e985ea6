import { z } from "zod";
import { flagDefinition, ruleSegment } from "../definition/flag-schema.ts";
import { flagName, treatmentName } from "../definition/matcher-schema.ts";
import { historyShape, keptFlagShape, keptRuleSegmentShape, movedShape, segmentShape } from "../manage/kept-shapes.ts";
import { flagEdit } from "../store/flag-edit.ts";

const base = "/office-api/flag-environments";

/** Files of visitor keys: POST, raw bytes; below it environment and segment. */
export const flagLists = "/office-api/flag-lists";

/** Addresses of the office's flags; all below an environment. */
export const officeFlagPaths = {
  /** GET -> `environmentList`; POST `environmentOrder` -> `environmentMade`. */
  environments: base,
  /** GET -> `keyList`; POST `keyOrder` -> `keyMade`. */
  keys: (environment: number | string) => `${base}/${environment}/keys`,
  /** DELETE ends it. */
  key: (environment: number | string, id: string) => `${base}/${environment}/keys/${id}`,
  /** GET -> `flagList`, query `flagsQuery`. */
  flags: (environment: number | string) => `${base}/${environment}/flags`,
  /** GET -> `flagDetail`; PUT `flagSave`; DELETE `flagStep` archives. */
  flag: (environment: number | string, name: string) => `${base}/${environment}/flags/${name}`,
  /** POST `killOrder`: everybody gets the default. */
  kill: (environment: number | string, name: string) => `${base}/${environment}/flags/${name}/kill`,
  /** POST `flagStep`. */
  revive: (environment: number | string, name: string) => `${base}/${environment}/flags/${name}/revive`,
  /** POST `flagRestore`. */
  restore: (environment: number | string, name: string) => `${base}/${environment}/flags/${name}/restore`,
  /** GET -> `flagVersions`, query `before`. */
  history: (environment: number | string, name: string) => `${base}/${environment}/flags/${name}/history`,
  /** POST `planOrder`. */
  plans: (environment: number | string, name: string) => `${base}/${environment}/flags/${name}/plans`,
  /** DELETE cancels. */
  plan: (environment: number | string, name: string, id: string) => `${base}/${environment}/flags/${name}/plans/${id}`,
  /** GET -> `flagReportAnswer`. */
  figures: (environment: number | string, name: string) => `${base}/${environment}/flags/${name}/figures`,
  /** GET: a table of the same numbers. */
  figuresFile: (environment: number | string, name: string) => `${base}/${environment}/flags/${name}/figures.csv`,
  /** GET -> `segmentsView`. */
  segments: (environment: number | string) => `${base}/${environment}/segments`,
  /** GET -> `memberPage`, query `memberQuery`; PUT `segmentOrder`; DELETE. */
  segment: (environment: number | string, name: string) => `${base}/${environment}/segments/${name}`,
  /** POST `memberMove`. */
  members: (environment: number | string, name: string) => `${base}/${environment}/segments/${name}/members`,
  /** PUT `ruleSegmentSave`; DELETE archives. */
  ruleSegment: (environment: number | string, name: string) => `${base}/${environment}/rule-segments/${name}`,
  /** POST a file -> `listReport`, query `listQuery`. */
  list: (environment: number | string, name: string) => `${flagLists}/${environment}/${name}`,
} as const;

const comment = z.string().trim().max(500).default("");
const changeNumber = z.int();

export const environmentList = z.object({ environments: z.array(z.object({ id: z.int(), name: z.string() })) });
export type EnvironmentList = z.infer<typeof environmentList>;

export const flagStates = ["used", "killed", "archived"] as const;
export const flagsQuery = z.object({
  /** Left out: all that are not archived. */
  state: z.enum(["killed", "archived"]).optional(),
  search: z.string().max(200).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
const listedFlag = keptFlagShape.extend({ by: z.string(), comment: z.string(), at: z.iso.datetime() });
export type ListedFlag = z.infer<typeof listedFlag>;
/** A flag as it is shown and sent back; the seeds of a new one are made up. */
export type ShownFlag = ListedFlag["definition"];
export const flagList = z.object({
  flags: z.array(listedFlag),
  /** `used`: those that are on. */
  counts: z.record(z.enum(flagStates), z.int()),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
});
export type FlagList = z.infer<typeof flagList>;

export const flagPlan = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  edit: flagEdit,
  by: z.string(),
  comment: z.string(),
  state: z.enum(["waiting", "done", "cancelled", "refused"]),
  endedAt: z.iso.datetime().nullable(),
  endedBy: z.string(),
  changeNumber: z.int().nullable(),
});
export type FlagPlanView = z.infer<typeof flagPlan>;
export const planOrder = z.strictObject({ at: z.iso.datetime(), edit: flagEdit, comment });

export const flagDetail = listedFlag.extend({ plans: z.array(flagPlan) });
export type FlagDetail = z.infer<typeof flagDetail>;

/** `changeNumber` is the one that was read, -1 for a new flag: a later conflicting save is refused. */
export const flagSave = z.strictObject({ definition: flagDefinition, changeNumber, comment });
export const flagStep = z.strictObject({ changeNumber, comment });
export const flagRestore = z.strictObject({ to: z.int(), changeNumber, comment });
/** A kill needs no number: it must work whatever others do. */
export const killOrder = z.strictObject({ treatment: treatmentName.optional(), comment });

export const historyQuery = z.object({ before: z.coerce.number().int().optional() });
export const flagVersions = z.object({
  /** The newest first; the last one only to compare with, where `more`. */
  versions: z.array(
    z.object({
      changeNumber,
      kind: z.enum(["flag", "kill"]),
      by: z.string(),
      comment: z.string(),
      at: z.iso.datetime(),
      definition: flagDefinition,
      isArchived: z.boolean(),
      isPlanned: z.boolean(),
    }),
  ),
  more: z.boolean(),
});
export type FlagVersions = z.infer<typeof flagVersions>;

export const segmentsView = z.object({
  segments: z.array(segmentShape),
  ruleSegments: z.array(keptRuleSegmentShape),
});
export type SegmentsView = z.infer<typeof segmentsView>;
export const segmentOrder = z.strictObject({ isLarge: z.boolean(), comment });
export const memberQuery = z.object({ after: z.string().max(250).default("") });
export const memberPage = z.object({
  ...segmentShape.shape,
  keys: z.array(z.string()),
  more: z.boolean(),
  /** Its changes, the newest first. */
  changes: historyShape.shape.changes,
});
export type MemberPage = z.infer<typeof memberPage>;
export const memberMove = z.strictObject({
  add: z.array(z.string()).max(1_000).default([]),
  remove: z.array(z.string()).max(1_000).default([]),
  comment,
});
export const memberMoved = movedShape;

export const listQuery = z.object({
  /** Takes the good lines of a list that has bad ones. */
  skipBad: z.stringbool().default(false),
  /** For files; the first column counts, with any separator. */
  format: z.string().max(10).optional(),
});
export const listReport = z.object({
  /** Whether visitors were taken in; false: there are bad lines. */
  taken: z.boolean(),
  /** Lines with a key. */
  keys: z.int(),
  added: z.int(),
  /** Keys that stand in the list more than once; each counts once. */
  doubles: z.int(),
  /** Keys that were members before. */
  known: z.int(),
  badCount: z.int(),
  /** The first of them. */
  bad: z.array(z.object({ line: z.int(), column: z.string(), place: z.string(), rule: z.string() })),
});
export type ListReport = z.infer<typeof listReport>;

export const ruleSegmentSave = z.strictObject({ definition: ruleSegment, changeNumber, comment });
export const environmentParam = z.object({ environment: z.coerce.number().int().positive() });
export const namedParam = environmentParam.extend({ name: flagName });
export const planParam = namedParam.extend({ id: z.uuid() });
