import { z } from "zod";
import type { JsonObject } from "../json.ts";
import { componentSchema } from "../management/components.ts";
import { contentProblem, storyFields } from "../management/story-input.ts";
import { redirectWish } from "../redirects/shapes.ts";
import { levelsOf, mostLevels } from "../walk.ts";
import { contentText, type ImportWords, saidText, thingText } from "./import-words.ts";

/** First line of a content file. */
export const fileHeader = z.object({
  kind: z.literal("space"),
  data: z.object({
    format: z.literal(1, "is of another format than this version reads"),
    name: z.string(),
    languages: z.array(z.string().min(2).max(20)).max(100),
  }),
});

const id = z.number().int().positive().max(1e15);
const name = z.string().min(1).max(500);
const moment = z.string().nullable();
const content = z.record(z.string(), z.unknown());
const dimension = z.object({ id, name: z.string(), entry_value: z.string().min(1) });

/** One line for each thing of a space, in the order in which they are written: what is referred to comes first. */
const schemas = {
  component_group: z.object({ uuid: z.uuid(), name }),
  component: componentSchema,
  datasource: z.object({ id, name, slug: z.string().min(1), dimensions: z.array(dimension) }),
  datasource_entry: z.object({
    id,
    datasource: z.string(),
    name,
    value: z.string(),
    position: z.number().int(),
    dimension_values: z.record(z.string(), z.string()),
  }),
  asset_folder: z.object({ id, name, parent_id: id.nullable() }),
  asset: z.object({
    id,
    filename: z.string().min(1).max(2_000),
    facts: content,
    sha256: z.string().length(64).nullable(),
    content_type: z.string().nullable(),
    content_length: z.number().nullable(),
  }),
  release: z.object({ id, name, release_at: moment, released: z.boolean() }),
  story: z.object({
    id,
    uuid: z.uuid(),
    group_id: z.uuid(),
    parent_id: id.nullable(),
    name,
    slug: storyFields.shape.slug.unwrap(),
    is_folder: z.boolean(),
    is_startpage: z.boolean(),
    path: z.string().nullable(),
    position: z.number().int(),
    tags: z.array(z.string()),
    sort_by_date: z.string().nullable(),
    meta_data: content.nullable(),
    settings: content,
    draft: content,
    published: content.nullable(),
    published_name: z.string().nullable(),
    published_at: moment,
    first_published_at: moment,
    changed: z.boolean(),
    created_at: z.string(),
    updated_at: z.string(),
    translated_slugs: z.array(
      z.object({ lang: z.string().min(2).max(20), slug: storyFields.shape.slug.unwrap(), name: z.string().nullable() }),
    ),
  }),
  release_story: z.object({ release_id: id, story: z.uuid(), name, content }),
  former_address: z.object({ story: z.uuid(), lang: z.string().max(20), path: z.string().min(1).max(2_000) }),
  redirect: redirectWish.extend({ author: z.string(), at: z.string() }),
} as const;

export type LineKind = keyof typeof schemas;
export const lineKinds = Object.keys(schemas) as [LineKind, ...LineKind[]];

export interface Line {
  readonly kind: LineKind | "end";
  readonly data: Readonly<Record<string, unknown>>;
}

/** Reads one line after the first; a text says what is wrong with it, and with which thing. */
export function readLine(text: string, words: ImportWords): Line | string {
  let line: unknown;
  try {
    line = JSON.parse(text);
  } catch {
    return words.noJson;
  }
  if (levelsOf(line, mostLevels + 3) > mostLevels + 3) return words.tooDeep({ most: mostLevels });
  const read = z.object({ kind: z.enum([...lineKinds, "end"]), data: z.looseObject({}) }).safeParse(line);
  if (!read.success) return words.noLine;
  const { kind, data } = read.data;
  if (kind === "end") return { kind, data };
  const name = String(data.name ?? data.filename ?? data.story ?? words.unnamed).slice(0, 200);
  const called = thingText(words, kind, name);
  const checked = schemas[kind].safeParse(data, words.values ? { error: words.values } : {});
  const issue = checked.error?.issues[0];
  if (issue) return `${called}: ${issue.path.join(".")} ${saidText(words, issue.message)}`;
  const problem = contentsOf(kind, data)
    .map((one) => contentProblem(one, data.is_folder === true))
    .find((one) => one !== null);
  return problem ? `${called}: ${contentText(problem, words)}` : { kind, data };
}

const contentsOf = (kind: LineKind, data: Readonly<Record<string, unknown>>): JsonObject[] =>
  (kind === "story" ? [data.draft, data.published] : kind === "release_story" ? [data.content] : []).filter(
    (one): one is JsonObject => typeof one === "object" && one !== null,
  );
