import type { ArtPiece } from "../../design/art/art-piece.ts";
import { layoutSchema, pairingSchema, paletteSchema } from "../../design/template/template.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Goods, PartKind } from "./goods.ts";
import type { GroupKind } from "./stored-groups.ts";
import {
  bookSetSchema,
  calendarGroupSchema,
  cardThemeSchema,
  collageSchema,
  layoutChoicesSchema,
  searchWordsSchema,
  wordsSchema,
} from "./theme-data.ts";

/** The published stock; null before the first publication. */
export async function readPublishedGoods(db: Db): Promise<Goods | null> {
  const released = await db.selectFrom("goods_release").select("number").limit(1).executeTakeFirst();
  if (!released) return null;
  const parts = await db.selectFrom("design_part").selectAll().orderBy("key").execute();
  const groups = await db.selectFrom("design_group").selectAll().orderBy("id").execute();
  const themes = await db.selectFrom("card_theme").select("data").orderBy("id").execute();
  const ofKind = (kind: PartKind) => parts.filter((row) => row.kind === kind).map(({ data }) => data);
  const groupsOf = (kind: GroupKind) => groups.filter((row) => row.kind === kind).map(({ data }) => data);
  return {
    layouts: ofKind("layout").map((data) => layoutSchema.parse(data)),
    layoutChoices: ofKind("choices").map((data) => layoutChoicesSchema.parse(data)),
    palettes: ofKind("palette").map((data) => paletteSchema.parse(data)),
    pairings: ofKind("pairing").map((data) => pairingSchema.parse(data)),
    words: ofKind("words").map((data) => wordsSchema.parse(data)),
    searchWords: ofKind("search").map((data) => searchWordsSchema.parse(data)),
    // A megabyte of drawings, checked when they came in: this is read at every start.
    cliparts: ofKind("clipart") as readonly ArtPiece[],
    themes: themes.map(({ data }) => cardThemeSchema.parse(data)),
    calendarGroups: groupsOf("calendar").map((data) => calendarGroupSchema.parse(data)),
    bookSets: groupsOf("photobook").map((data) => bookSetSchema.parse(data)),
    collages: groupsOf("collage").map((data) => collageSchema.parse(data)),
  };
}
