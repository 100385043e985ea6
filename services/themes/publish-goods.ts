import { createHash } from "node:crypto";
import { canonicalJson } from "../../design/canonical-json.ts";
import type { Layout, Palette } from "../../design/template/template.ts";
import type { Db } from "../../platform/database/database.ts";
import { jsonb } from "../../platform/database/jsonb.ts";
import { publishArt } from "./art-store.ts";
import { forgetDrawings } from "./drawing/previews.ts";
import { type Goods, type Part, partsOf } from "./goods.ts";
import { searchTexts, type Vocabulary } from "./search-text.ts";
import { groupsOf } from "./stored-groups.ts";
import type { CardTheme } from "./theme-data.ts";
import { filtersOf } from "./theme-filters.ts";
import { writeThemeWords } from "./theme-words.ts";

/** Rows of one statement. */
const AT_ONCE = 500;

/** Raised when the same data is drawn differently. */
const DRAWN_BY = 2;

/**
 * Replaces the published design stock by another one that passed `checkGoods`. Equal entries stay, so that wishes
 * survive and a repetition changes nothing.
 *
 * @returns one line for each list that changed
 */
export async function publishGoods(trx: Db, goods: Goods, labels: Vocabulary): Promise<readonly string[]> {
  const parts = partsOf(goods);
  const changes = [
    ...(await publishParts(trx, parts)),
    ...(await publishThemes(trx, goods, parts, labels)),
    ...(await publishGroups(trx, goods, parts)),
    ...said("goods: drawings of cliparts", await publishArt(trx, goods.cliparts), 0, 0),
  ];
  if (changes.length > 0) {
    await trx.insertInto("goods_release").defaultValues().execute();
    await forgetDrawings(trx);
  }
  return changes;
}

const said = (what: string, added: number, changed: number, gone: number): readonly string[] => {
  const counts = { added, changed, "taken away": gone };
  const words = Object.entries(counts).flatMap(([word, count]) => (count > 0 ? [`${count} ${word}`] : []));
  return words.length > 0 ? [`${what}: ${words.join(", ")}`] : [];
};

const same = (one: unknown, other: unknown) => canonicalJson(one) === canonicalJson(other);

function* slices<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += AT_ONCE) yield rows.slice(at, at + AT_ONCE);
}

async function publishParts(trx: Db, parts: readonly Part[]): Promise<readonly string[]> {
  const before = new Map(
    (await trx.selectFrom("design_part").selectAll().execute()).map((row) => [`${row.kind} ${row.key}`, row]),
  );
  const name = ({ kind, key }: { readonly kind: string; readonly key: string }) => `${kind} ${key}`;
  const wanted = new Set(parts.map(name));
  const fresh = parts.filter((part) => !same(before.get(name(part))?.data ?? null, part.data));
  const gone = [...before.values()].filter((row) => !wanted.has(name(row)));
  for (const rows of slices(fresh.map(({ kind, key, data }) => ({ kind, key, data: jsonb(data) })))) {
    await trx
      .insertInto("design_part")
      .values([...rows])
      .onConflict((conflict) =>
        conflict.columns(["kind", "key"]).doUpdateSet((eb) => ({ data: eb.ref("excluded.data") })),
      )
      .execute();
  }
  for (const { kind, key } of gone)
    await trx.deleteFrom("design_part").where("kind", "=", kind).where("key", "=", key).execute();
  const added = fresh.filter((part) => !before.has(name(part))).length;
  return said("goods: parts of designs", added, fresh.length - added, gone.length);
}

async function publishThemes(
  trx: Db,
  goods: Goods,
  parts: readonly Part[],
  labels: Vocabulary,
): Promise<readonly string[]> {
  const look = looksOf(parts);
  const rows = goods.themes.map((theme) => {
    const [layout, palette] = [
      look.part("layout", theme.layout) as Layout,
      look.part("palette", theme.palette) as Palette,
    ];
    const pieces = goods.cliparts.filter(({ id }) => id === theme.art.main || id === theme.art.accent);
    const filters = [...filtersOf(theme, layout, palette)];
    return {
      id: theme.id,
      data: theme,
      filters,
      popularity: theme.popularity,
      created: theme.created,
      look: look.of(theme, [theme.layout], theme.words),
      ...searchTexts({ theme, filters, palette, pieces }, goods, labels),
    };
  });
  const columns = [
    "data",
    "filters",
    "popularity",
    "created",
    "look",
    "text_de",
    "text_en",
    "text_es",
    "text_fr",
    "text_it",
    "text_nl",
  ] as const;
  const before = new Map(
    (
      await trx
        .selectFrom("card_theme")
        .select(["id", ...columns])
        .execute()
    ).map((row) => [row.id, row]),
  );
  const fresh = rows.filter((row) => {
    const old = before.get(row.id);
    return old === undefined || columns.some((column) => !same(old[column], row[column]));
  });
  const wanted = new Set(rows.map(({ id }) => id));
  const gone = [...before.keys()].filter((id) => !wanted.has(id));
  for (const some of slices(fresh)) {
    await trx
      .insertInto("card_theme")
      .values(some.map((row) => ({ ...row, data: jsonb(row.data) })))
      .onConflict((conflict) =>
        conflict
          .column("id")
          .doUpdateSet((eb) => Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}`)]))),
      )
      .execute();
  }
  if (gone.length > 0) await trx.deleteFrom("card_theme").where("id", "in", gone).execute();
  if (fresh.length + gone.length > 0) await writeThemeWords(trx);
  const added = fresh.filter(({ id }) => !before.has(id)).length;
  return said("goods: card themes", added, fresh.length - added, gone.length);
}

async function publishGroups(trx: Db, goods: Goods, parts: readonly Part[]): Promise<readonly string[]> {
  const look = looksOf(parts);
  const rows = groupsOf(goods).map(({ kind, id, popularity, data, layouts, words }) => ({
    kind,
    id,
    popularity,
    data,
    look: look.of(data as Partial<CardTheme>, layouts, words),
  }));
  const before = new Map(
    (await trx.selectFrom("design_group").selectAll().execute()).map((row) => [`${row.kind} ${row.id}`, row]),
  );
  const name = ({ kind, id }: { readonly kind: string; readonly id: string }) => `${kind} ${id}`;
  const fresh = rows.filter((row) => {
    const old = before.get(name(row));
    return old === undefined || old.look !== row.look || !same(old.data, row.data);
  });
  const wanted = new Set(rows.map(name));
  const gone = [...before.values()].filter((row) => !wanted.has(name(row)));
  if (fresh.length > 0) {
    await trx
      .insertInto("design_group")
      .values(fresh.map((row) => ({ ...row, data: jsonb(row.data) })))
      .onConflict((conflict) =>
        conflict.columns(["kind", "id"]).doUpdateSet((eb) => ({
          data: eb.ref("excluded.data"),
          look: eb.ref("excluded.look"),
          popularity: eb.ref("excluded.popularity"),
        })),
      )
      .execute();
  }
  for (const { kind, id } of gone)
    await trx.deleteFrom("design_group").where("kind", "=", kind).where("id", "=", id).execute();
  const added = fresh.filter((row) => !before.has(name(row))).length;
  return said("goods: design groups", added, fresh.length - added, gone.length);
}

/** Hashes of everything a preview is drawn from. */
function looksOf(parts: readonly Part[]) {
  const byName = new Map(parts.map(({ kind, key, data }) => [`${kind} ${key}`, data]));
  const hashes = new Map(parts.map(({ kind, key, data }) => [`${kind} ${key}`, sha(canonicalJson(data))]));
  const part = (kind: Part["kind"], key: string) => byName.get(`${kind} ${key}`);
  const of = (design: Partial<CardTheme>, layouts: readonly string[], words: string | undefined) => {
    const { palette, pairing, art, artInk, refinement } = design;
    const names = [
      ...layouts.map((key) => `layout ${key}`),
      `palette ${palette}`,
      `pairing ${pairing}`,
      `words ${words}`,
      `clipart ${art?.main}`,
      `clipart ${art?.accent}`,
    ];
    return sha(JSON.stringify([DRAWN_BY, artInk, refinement, names.map((name) => hashes.get(name) ?? null)]));
  };
  return { part, of };
}

const sha = (text: string) => createHash("sha256").update(text).digest("hex");
