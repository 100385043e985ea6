import { type Language, languageOf } from "../../core/locale.ts";
import type { Shop } from "../../core/shop.ts";
import type { ArtPiece } from "../../design/art/art-piece.ts";
import type { Dressing, DressingPiece } from "../../design/template/setting.ts";
import type { Style } from "../../design/template/style.ts";
import type { Layout } from "../../design/template/template.ts";
import type { Db } from "../../platform/database/database.ts";
import { type Look, partNames } from "./drawing/read-job.ts";
import { collageLook } from "./groups.ts";
import { type PartsFound, readParts } from "./part-store.ts";
import { plateOf } from "./refinements.ts";
import {
  type BookSet,
  type CalendarGroup,
  type CardTheme,
  type Collage,
  choicesKey,
  type LocalText,
  type StyledKind,
  styledKinds,
  styleParts,
} from "./theme-data.ts";
import { ONLY_CARD } from "./theme-filters.ts";
import { inLanguage } from "./theme-view.ts";

interface StylesDependencies {
  readonly db: Db;
  /** Facts of a clipart for a layout. */
  readonly sizeOf: (piece: ArtPiece) => DressingPiece;
}

/** Parts of a style, by name. */
interface NamedStyle {
  readonly title: LocalText;
  /** Its own layouts by part, the default first. */
  readonly own: Readonly<Record<string, readonly string[]>>;
  readonly look: Omit<Look, "layout">;
  readonly plate: Dressing["plate"];
}

/** Designs of the shop as styles that designs are dressed in. */
export function createStyles({ db, sizeOf }: StylesDependencies) {
  async function named(kind: StyledKind, key: string, { channel }: Shop): Promise<NamedStyle | null> {
    if (kind !== "card") {
      const row = await db
        .selectFrom("design_group")
        .select("data")
        .where("kind", "=", kind)
        .where("id", "=", key)
        .executeTakeFirst();
      return row ? namedGroup(kind, row.data) : null;
    }
    const row = await db.selectFrom("card_theme").select(["data", "filters"]).where("id", "=", key).executeTakeFirst();
    if (!row || (channel !== "card" && row.filters.includes(ONLY_CARD))) return null;
    const theme = row.data as CardTheme;
    const plate = theme.refinement === null ? null : plateOf[theme.refinement];
    return { title: theme.title, own: { front: [theme.layout] }, look: theme, plate };
  }

  async function styleOf(kind: StyledKind, key: string, shop: Shop): Promise<Style | null> {
    const found = await named(kind, key, shop);
    if (!found) return null;
    const { title, own, look, plate } = found;
    const language = languageOf(shop.locale);
    const offered = await readParts(
      db,
      styleParts[kind].map((part) => ["choices", choicesKey(kind, part)] as const),
    );
    const wanted = styleParts[kind].map((part) => {
      const names = [...(own[part] ?? []), ...offered.choices(choicesKey(kind, part))];
      return [part, [...new Set(names)]] as const;
    });
    const parts = await readParts(db, [
      ...partNames({ ...look, layout: undefined }),
      ...wanted.flatMap(([, names]) => names.map((name) => ["layout", name] as const)),
    ]);
    const layouts = wanted.map(([part, names]) => {
      const known = names.flatMap((name) => parts.layout(name) ?? []);
      return [part, wornLayouts(known, own[part]?.length ?? 0, look.art)] as const;
    });
    return {
      key,
      title: inLanguage(title, language),
      parts: Object.fromEntries(layouts.filter(([, some]) => some.length > 0)),
      dressing: { ...dressingOf(look, parts, language, sizeOf), plate },
    };
  }

  return {
    /** One style in the shop's language; null: there is none of this key in the channel. */
    styleOf,
    /** The same for any kind; null also where the shop has no styles for it. */
    async styleNamed(kind: string, key: string, shop: Shop): Promise<Style | null> {
      const known = styledKinds.find((one) => one === kind);
      return known ? styleOf(known, key, shop) : null;
    },
  };
}

/** A style's own layouts, and of the others those that lack none of its cliparts; where that leaves none, the first. */
export function wornLayouts(layouts: readonly Layout[], own: number, art: Look["art"]): Layout[] {
  const suiting = layouts.filter((layout, place) => place < own || hasArtFor(layout, art));
  return suiting.length > 0 ? suiting : layouts.slice(0, 1);
}

const hasArtFor = ({ variants }: Layout, art: Look["art"]): boolean =>
  Object.values(variants).every(({ items }) =>
    items.every((item) => item.type !== "art" || art[item.art] !== undefined),
  );

function dressingOf(
  { palette, pairing, words, art, artInk }: Omit<Look, "layout">,
  parts: PartsFound,
  language: Language,
  sizeOf: StylesDependencies["sizeOf"],
): Omit<Style["dressing"], "plate"> {
  const [colours, fonts] = [parts.palette(palette), parts.pairing(pairing)];
  if (!colours || !fonts) throw new Error(`the palette "${palette}" or the pairing "${pairing}" is not published`);
  const [main, accent] = [parts.clipart(art.main), parts.clipart(art.accent)];
  return {
    palette: colours,
    pairing: fonts,
    artInk,
    language,
    art: { ...(main ? { main: sizeOf(main) } : {}), ...(accent ? { accent: sizeOf(accent) } : {}) },
    words: words === null ? {} : parts.words(words, language),
  };
}

function namedGroup(kind: Exclude<StyledKind, "card">, data: unknown): NamedStyle {
  switch (kind) {
    case "calendar": {
      const { title, layouts, ...look } = data as CalendarGroup;
      const own = { cover: [layouts.cover], month: [layouts.month] };
      // Months and years are words of their sides.
      return { title, own, look: { ...look, words: null }, plate: null };
    }
    case "photobook": {
      const { title, layouts, ...look } = data as BookSet;
      const own = { cover: [layouts.cover], opening: [layouts.opening], page: layouts.pages };
      return { title, own, look, plate: null };
    }
    case "collage": {
      const { title, layout } = data as Collage;
      return { title, own: { front: [layout] }, look: collageLook, plate: null };
    }
  }
}
