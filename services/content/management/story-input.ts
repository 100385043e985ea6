import { z } from "zod";
import { done, type Outcome } from "../../../core/outcome.ts";
import type { Json, JsonObject } from "../json.ts";
import { type Refusal, refuse, refuseField } from "../refusal.ts";
import { levelsOf, mostLevels } from "../walk.ts";

/** Bytes of one story as JSON; the largest page of the demo has a hundredth of it. */
const mostBytes = 4_000_000;

const slugShape = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}_~-]*$/u;
const text = (most: number) => z.string().trim().max(most);
const slugOf = (shape: RegExp) =>
  text(200)
    .refine((written) => !written.includes("."), {
      error: ({ input }) => `may not have a dot: no page is found at “${input}”`,
      abort: true,
    })
    .regex(shape, "may have letters, digits, hyphen and underscore, and begins with a letter or digit");
const slug = slugOf(slugShape);
/** Of another language; empty: none of its own. */
const otherSlug = slugOf(new RegExp(`^$|${slugShape.source}`, "u"));
const id = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const moment = z.iso.datetime({ offset: true });
/** Read from JSON before, so there is nothing else in it. */
const content = z.record(z.string(), z.custom<Json>());

/** Fields of a story; all are optional in a change. Editor settings are stored unchanged. */
export const storyFields = z.object({
  name: text(500).min(1).optional(),
  slug: slug.optional(),
  parent_id: id.nullish(),
  group_id: z.uuid().optional(),
  is_folder: z.boolean().optional(),
  is_startpage: z.boolean().optional(),
  path: text(1_000).nullish(),
  position: z.coerce.number().int().min(-1e15).max(1e15).optional(),
  content: content.optional(),
  tag_list: z.array(text(200).min(1)).max(200).optional(),
  sort_by_date: z.iso.date().nullish(),
  meta_data: content.nullish(),
  first_published_at: moment.nullish(),
  publish_at: moment.nullish(),
  expire_at: moment.nullish(),
  default_root: z.string().nullish(),
  disable_fe_editor: z.boolean().nullish(),
  pinned: z.boolean().nullish(),
  translated_slugs_attributes: z
    .array(z.object({ lang: text(20).min(2), slug: otherSlug, name: text(500).nullish() }))
    .max(100)
    .optional(),
});
export type StoryFields = z.infer<typeof storyFields>;

export const storyBody = z.object({
  story: storyFields,
  publish: z.union([z.literal(1), z.literal("1"), z.literal(true)]).optional(),
  release_id: id.nullish(),
});

/** Planned times of publication and withdrawal (`office/schedule.ts`). */
export const scheduleSettings = ["publish_at", "expire_at"] as const;
/** Settings that delivery knows nothing of, kept in one column. */
export const settingNames = [...scheduleSettings, "default_root", "disable_fe_editor", "pinned"] as const;

/** Reads a body by its schema; what does not fit is named as the protocol does, `{ field: [sentence] }`. */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): Outcome<z.infer<Schema>, Refusal> {
  const read = schema.safeParse(body);
  if (read.success) return done(read.data);
  const issue = read.error.issues[0];
  return refuseField(issue?.path.slice(1).join(".") || String(issue?.path[0] ?? "body"), issue?.message ?? "is wrong");
}

/** Why a story may not have such a content. */
export interface ContentProblem {
  readonly kind: "no-component" | "too-deep" | "too-large";
}

export function contentProblem(value: JsonObject, isFolder: boolean): ContentProblem | null {
  if (!isFolder && typeof value.component !== "string") return { kind: "no-component" };
  // Counted first: what follows would be recursive.
  if (levelsOf(value) > mostLevels) return { kind: "too-deep" };
  return Buffer.byteLength(JSON.stringify(value)) > mostBytes ? { kind: "too-large" } : null;
}

export function contentProblemText({ kind }: ContentProblem): string {
  if (kind === "no-component") return "needs a component";
  return kind === "too-deep" ? `is nested deeper than ${mostLevels} levels` : `is larger than ${mostBytes} bytes`;
}

/** The content to be stored. Marks of the visual editor are not part of it. */
export function checkContent(value: JsonObject, isFolder: boolean): Outcome<JsonObject, Refusal> {
  const problem = contentProblem(value, isFolder);
  return problem === null ? done(value) : refuseField("content", contentProblemText(problem));
}

export const tooLarge = () => refuse(413, `The request's body is larger than ${mostBytes} bytes`);
export { mostBytes };
