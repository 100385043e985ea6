import { sql } from "kysely";
import type { DesignElement, Surface, SurfaceHead } from "../../design/document.ts";
import type { Db } from "../../platform/database/database.ts";
import { type Owner, ownedBy } from "../../platform/database/ownership.ts";
import { countSent, type Sent } from "./allowance.ts";
import type { Contents, PartialDesign } from "./apply-operations.ts";
import type { StoredOutline } from "./stored-side.ts";
import type { Touched } from "./touched.ts";

/** A design as a save finds it: sides that it does not touch without their elements. */
export interface DesignToChange extends PartialDesign {
  readonly id: string;
  readonly kind: string;
  readonly sequence: number;
  readonly release: number;
  readonly compiler: number;
  readonly sceneHash: string;
  /** Names of the pages by side; null where the product does not have the side at present. */
  readonly pageHashes: ReadonlyMap<string, string | null>;
  /** Bytes of operations that its owner sent today, with those that are to change it. */
  readonly sentToday: number;
}

interface SideColumns {
  readonly head: SurfaceHead;
  readonly count: number;
  readonly letters: number;
  readonly hash: string | null;
  /** Null: not touched. */
  readonly elements: readonly DesignElement[] | null;
}

/** One statement, so that outline and sides are of the same moment; it also counts what was sent. */
export async function readForChange(
  db: Db,
  owner: Owner,
  id: string,
  { all, surfaces, elements, photos }: Touched,
  sent: Sent,
): Promise<DesignToChange | null> {
  const shown = photos.map((photo) => sql`side.elements @> ${JSON.stringify([{ photo }])}::jsonb`);
  const touched = all
    ? sql`true`
    : sql`(side.surface_id = any(${surfaces}::text[]) or side.element_ids && ${elements}::text[]${sql.join([sql``, ...shown], sql` or `)})`;
  const sides = sql<readonly SideColumns[]>`(
    select coalesce(json_agg(json_build_object(
      'head', side.head, 'count', cardinality(side.element_ids), 'letters', side.letters, 'hash', side.page_hash,
      'elements', case when ${touched} then side.elements end
    ) order by side.position), '[]') from design_surface as side where side.design_id = design.id)`;
  const row = await db
    .with("sent", (trx) => countSent(trx, sent))
    .selectFrom("design")
    .select(["id", "kind", "sequence", "release", "compiler", "outline", "scene_hash"])
    .select([sides.as("sides"), sql<number>`(select bytes from sent)`.as("sentToday")])
    .where("id", "=", id)
    .where("outline", "is not", null)
    .where(ownedBy(owner))
    .executeTakeFirst();
  if (!row) return null;
  const { kind, sequence, release, compiler, sentToday } = row;
  const outline = row.outline as StoredOutline;
  const named = { id, kind, sequence, release, compiler, sentToday, sceneHash: row.scene_hash };
  return { ...named, ...partial(outline, row.sides) };
}

function partial(outline: StoredOutline, sides: readonly SideColumns[]) {
  const unread = new Map<Surface, Contents>();
  const surfaces = sides.map(({ head, elements, count, letters }): Surface => {
    const surface = { ...head, elements: elements ?? [] };
    if (elements === null) unread.set(surface, { elements: count, letters });
    return surface;
  });
  return {
    document: { ...outline, surfaces },
    unread,
    pageHashes: new Map(sides.map(({ head, hash }) => [head.id, hash])),
  };
}

/** Elements of sides that an operation did not change but that must be laid out again. */
export async function readElements(
  db: Db,
  id: string,
  surfaces: readonly string[],
): Promise<ReadonlyMap<string, readonly DesignElement[]>> {
  if (surfaces.length === 0) return new Map();
  const rows = await db
    .selectFrom("design_surface")
    .select(["surface_id", "elements"])
    .where("design_id", "=", id)
    .where("surface_id", "in", surfaces)
    .execute();
  return new Map(rows.map(({ surface_id, elements }) => [surface_id, elements as readonly DesignElement[]]));
}
