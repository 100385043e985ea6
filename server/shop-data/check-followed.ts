import type { Path } from "../../core/data-shape.ts";
import { placeOf } from "../../core/place.ts";
import { kindOf } from "../../products/registry.ts";
import type { Problem } from "./problem.ts";
import { sameJson } from "./same-json.ts";
import { type CatalogueData, fileOfCatalogue } from "./shop-data.ts";

/**
 * A price that another kind's catalogue defines may be changed there only: a second definition would be overruled
 * silently.
 */
export function checkFollowed(next: CatalogueData, all: readonly CatalogueData[]): readonly Problem[] {
  const follows = kindOf(next.kind)?.follows;
  const followed = all.find(({ kind }) => kind === follows?.kind);
  const [own, other] = [next, followed].map((one) => one && kindOf(one.kind)?.dataSchema.safeParse(one.data));
  if (!follows || !followed || !own?.success || !other?.success) return [];
  const file = fileOfCatalogue(next.kind);
  const rule = { rule: "said-elsewhere", file: fileOfCatalogue(followed.kind) } as const;
  const taken = follows.take(own.data, other.data);
  return differences(own.data, taken).map((path) => ({ file, place: placeOf(path), rule }));
}

/** Differences of two documents, each path as deep as both have it. */
function differences(one: unknown, other: unknown, path: Path = []): readonly Path[] {
  if (sameJson(one, other)) return [];
  if (!isGroup(one) || !isGroup(other)) return [path];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((name) =>
    differences(one[name], other[name], [...path, Array.isArray(one) ? Number(name) : name]),
  );
}

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
