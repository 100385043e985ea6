import { sql } from "kysely";
import type { Translate } from "../../core/labels.ts";
import type { Language } from "../../core/locale.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { ArtPiece } from "../../design/art/art-piece.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Refusal } from "../../products/kind.ts";
import { refuse } from "../../products/link-values.ts";
import { type ArtListAnswer, artPageSize, type ListedArt, themePaths } from "./contract.ts";
import { unknownOf } from "./read-search.ts";
import { meantBy, plainLetters, wordsIn } from "./spelling.ts";
import { wordsOf } from "./text-search.ts";
import type { SearchWords } from "./theme-data.ts";
import { inLanguage } from "./theme-view.ts";
import { thumbnailSize } from "./thumbnail.ts";

/** Raw query of a list. */
export interface ArtQuery {
  readonly words: string;
  readonly family: string | null;
  readonly limit: string | null;
  /** Hash of the last clipart of the page before. */
  readonly cursor: string | null;
}

/** The shop's cliparts, by family and name; read once for each release of the stock. */
export function createArtList(db: Db, currentRelease: () => Promise<number>) {
  let kept: { readonly release: number; readonly art: Promise<readonly Offered[]> } | null = null;

  async function offered(): Promise<readonly Offered[]> {
    const release = await currentRelease();
    if (kept?.release !== release) {
      const mine = { release, art: readOffered(db) };
      mine.art.catch(() => {
        if (kept === mine) kept = null;
      });
      kept = mine;
    }
    return kept.art;
  }

  return async function list(
    { words, family, limit, cursor }: ArtQuery,
    language: Language,
    text: Translate,
  ): Promise<Outcome<ArtListAnswer, readonly Refusal[]>> {
    const all = await offered();
    const families = [...new Set(all.map((one) => one.family))];
    const count = limit === null ? artPageSize.initial : /^\d{1,3}$/.test(limit) ? Number(limit) : 0;
    const after = cursor === null ? -1 : all.findIndex(({ hash }) => hash === cursor);
    const refusals = [
      ...(family !== null && !families.includes(family) ? [unknownOf("family", family, families)] : []),
      ...(count < 1 || count > artPageSize.most ? [refuse("limit", "search-limit", { most: artPageSize.most })] : []),
      ...(cursor !== null && after < 0 ? [refuse("cursor", "search-cursor")] : []),
    ];
    if (refusals.length > 0) return failed(refusals);
    const label = (value: string) => text({ key: `art.family.${value}` });
    const found = all.filter(matching(words, language, label));
    const shown = found.filter((one) => family === null || one.family === family);
    const behind = new Set(all.slice(after + 1));
    const rest = shown.filter((one) => behind.has(one));
    const page = rest.slice(0, count);
    return done({
      art: page.map((one) => viewed(one, language)),
      total: shown.length,
      next: rest.length > count ? (page.at(-1)?.hash ?? null) : null,
      families: families.map((value) => ({
        value,
        label: label(value),
        count: found.filter((one) => one.family === value).length,
      })),
    });
  };
}

interface Offered extends Omit<ListedArt, "title" | "preview"> {
  readonly title: ArtPiece["title"];
  readonly tags: readonly string[];
  readonly typed: SearchWords["texts"];
}

async function readOffered(db: Db): Promise<readonly Offered[]> {
  const { rows } = await sql<Offered>`
    select art.hash, piece.data->'title' as title, piece.data->>'family' as family,
      (piece.data->>'width')::int as width, (piece.data->>'height')::int as height,
      piece.data->'foil' <> 'null'::jsonb as single, piece.data->'tags' as tags,
      coalesce(search.data->'texts', '{}'::jsonb) as typed
    from design_part as piece
    join art_drawing as art on art.piece_id = piece.key and art.offered
    left join design_part as search on search.kind = 'search' and search.key = 'clipart:' || piece.key
    where piece.kind = 'clipart'
    order by piece.data->>'family' collate "C", piece.key collate "C"`.execute(db);
  return rows;
}

/** Every typed word begins a word of the clipart's name, tags, family or everyday words. */
function matching(typed: string, language: Language, familyLabel: (family: string) => string) {
  const wanted = wordsOf(typed).map((word) => meantBy(word, language).map(plainLetters));
  return ({ title, tags, typed: everyday, family }: Offered): boolean => {
    if (wanted.length === 0) return true;
    const said = [
      inLanguage(title, language),
      everyday[language] ?? "",
      familyLabel(family),
      ...(language === "en" ? tags : []),
    ];
    const words = wordsIn(said.join(" ")).map(plainLetters);
    return wanted.every((spellings) => words.some((word) => spellings.some((one) => word.startsWith(one))));
  };
}

const viewed = ({ hash, title, family, width, height, single }: Offered, language: Language): ListedArt => ({
  hash,
  title: inLanguage(title, language),
  family,
  width,
  height,
  single,
  preview: { src: `${themePaths.art}/${hash}/preview.svg`, ...thumbnailSize({ width, height }) },
});
