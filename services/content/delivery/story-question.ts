import { done, type Outcome } from "../../../core/outcome.ts";
import type { Access } from "../access.ts";
import { type Refusal, refuse, unauthorized } from "../refusal.ts";
import type { Parameters } from "./parameters.ts";
import { type Relations, readRelations } from "./references.ts";

/** Which of a story's contents is meant, and in which language. */
export interface View {
  readonly version: "draft" | "published";
  readonly release: number | null;
  /** Null: the default language. */
  readonly language: string | null;
  readonly fallback: string | null;
}

/** Form of a response with one or many stories. */
export interface StoryQuestion {
  readonly view: View;
  readonly relations: Relations;
  /** 1: only of the stories asked for; 2: also of the stories found by that. */
  readonly relationLevels: 1 | 2;
  readonly links: "url" | "link" | "story" | null;
  readonly linkLevels: 1 | 2;
  readonly assets: boolean;
  readonly excludedFields: readonly string[];
  readonly excludedStoryFields: readonly string[];
}

const common = [
  "token",
  "version",
  "cv",
  "resolve_relations",
  "resolve_level",
  "resolve_links",
  "resolve_links_level",
  "resolve_assets",
  "from_release",
  "language",
  "fallback_lang",
  "excluding_fields",
  "excluding_story_fields",
  "content_type",
];
const ofOne = new Set([...common, "find_by"]);
const times = ["published_at", "first_published_at", "updated_at"];
/** `published_at_gt` and its like, with the column and the comparison. */
export const timeParameters = times.flatMap((column) =>
  (["gt", "gte", "lt", "lte"] as const).map((comparison) => ({ name: `${column}_${comparison}`, column, comparison })),
);
const ofMany = new Set([
  ...common,
  "page",
  "per_page",
  "starts_with",
  "search_term",
  "sort_by",
  "by_slugs",
  "excluding_slugs",
  "by_uuids",
  "by_uuids_ordered",
  "by_ids",
  "excluding_ids",
  "level",
  "with_tag",
  "is_startpage",
  "in_workflow_stages",
  "filter_query",
  ...timeParameters.map(({ name }) => name),
]);

/** Parses a request for one or many stories, and refuses unknown parameters by name. */
export function readStoryQuestion(
  parameters: Parameters,
  access: Access,
  which: "one" | "many",
): Outcome<StoryQuestion, Refusal> {
  const allowed = which === "one" ? ofOne : ofMany;
  const unknown = [...new Set(parameters.names)].filter((name) => !allowed.has(name));
  if (unknown.length > 0) {
    return refuse(422, `Parameter(s) ${unknown.map((name) => name.slice(0, 100)).join(", ")} not allowed`);
  }
  const view = readView(parameters, access);
  if (!view.ok) return view;
  const links = parameters.text("resolve_links");
  if (links !== null && !isLinkKind(links)) return refuse(400, "resolve_links must be url, link or story");
  return done({
    view: view.value,
    relations: readRelations(parameters.text("resolve_relations") ?? ""),
    relationLevels: parameters.text("resolve_level") === "2" ? 2 : 1,
    links,
    linkLevels: parameters.text("resolve_links_level") === "2" ? 2 : 1,
    assets: parameters.text("resolve_assets") === "1",
    excludedFields: parameters.list("excluding_fields"),
    excludedStoryFields: parameters.list("excluding_story_fields"),
  });
}

const isLinkKind = (text: string): text is "url" | "link" | "story" => ["url", "link", "story"].includes(text);

/** Version, release and language: always published for the public token. */
export function readView(parameters: Parameters, { kind, space }: Access): Outcome<View, Refusal> {
  const version = parameters.text("version") ?? "published";
  if (version !== "draft" && version !== "published") return refuse(400, "version must be draft or published");
  const release = parameters.text("from_release");
  // The visual editor writes these for "no release".
  const noRelease = release === null || release === "undefined" || release === "0";
  if (kind === "public" && (version === "draft" || !noRelease)) return { ok: false, error: unauthorized };
  if (!noRelease && !isId(release)) return refuse(400, "from_release must be the id of a release");
  return done({
    version,
    release: noRelease ? null : Number(release),
    language: known(parameters.text("language"), space.languages),
    fallback: known(parameters.text("fallback_lang"), space.languages),
  });
}

/** The language as the space spells it; null for the default one and for any the space has not. */
const known = (code: string | null, languages: readonly string[]) =>
  languages.find((language) => language === code || language.replaceAll("-", "_") === code) ?? null;

/** Whether a text can be the id of anything. */
export const isId = (text: string): boolean => /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text));
