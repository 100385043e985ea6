import { sql } from "kysely";
import type { Language } from "../../core/locale.ts";
import type { ArtPiece } from "../../design/art/art-piece.ts";
import type { Layout, Pairing, Palette, WordRole } from "../../design/template/template.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Part } from "./goods.ts";
import type { LayoutChoices, WordsData } from "./theme-data.ts";

export type PartName = readonly [kind: Part["kind"], key: string | undefined];

/** Parts as they were published, which checked them; one statement for all that are named. */
export async function readParts(db: Db, names: readonly PartName[]): Promise<PartsFound> {
  const wanted = names.filter((name): name is readonly [Part["kind"], string] => name[1] !== undefined);
  const rows = await db
    .selectFrom("design_part")
    .selectAll()
    .where(
      sql<boolean>`(kind, key) in (select * from unnest(${wanted.map(([kind]) => kind)}::text[], ${wanted.map(([, key]) => key)}::text[]))`,
    )
    .execute();
  const found = new Map(rows.map(({ kind, key, data }) => [`${kind} ${key}`, data]));
  const part = (kind: Part["kind"], key: string | undefined) => found.get(`${kind} ${key}`);
  return {
    layout: (key) => part("layout", key) as Layout | undefined,
    palette: (key) => part("palette", key) as Palette | undefined,
    pairing: (key) => part("pairing", key) as Pairing | undefined,
    choices: (key) => (part("choices", key) as LayoutChoices | undefined)?.layouts ?? [],
    clipart: (key) => part("clipart", key) as ArtPiece | undefined,
    words: (key, language) => {
      const texts = (part("words", key) as WordsData | undefined)?.texts;
      return { ...texts?.en, ...texts?.[language] };
    },
  };
}

export interface PartsFound {
  layout(key: string): Layout | undefined;
  palette(key: string): Palette | undefined;
  pairing(key: string): Pairing | undefined;
  /** Layouts that a part of a product can have, by `choicesKey`. */
  choices(key: string): readonly string[];
  clipart(key: string | undefined): ArtPiece | undefined;
  words(key: string, language: Language): Readonly<Partial<Record<WordRole, string>>>;
}
