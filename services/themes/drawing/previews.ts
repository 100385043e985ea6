import type { Language } from "../../../core/locale.ts";
import { done } from "../../../core/outcome.ts";
import type { Proportion } from "../../../design/template/template.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Drawer } from "./drawer.ts";
import { type Drawn, keptDrawings } from "./kept-drawings.ts";
import type { PreviewJob } from "./preview-job.ts";

/** Which drawing: all that it depends on. */
export interface DrawingName {
  /** Hash of its parts. */
  readonly look: string;
  /** The page of a look with several pages. */
  readonly page: string | null;
  readonly proportion: Proportion;
  readonly language: Language;
}

/** A drawing that may be asked for. */
export interface Preview extends Pick<DrawingName, "look"> {
  /** Whether it was drawn before: asking for it costs nothing. */
  readonly kept: boolean;
  /** Null: the layout is not drawn for this proportion. */
  readonly svg: () => Promise<Drawn>;
}

/** A picture of a drawing, for social media. */
export interface Picture extends Pick<Preview, "look" | "kept"> {
  /** In base64; null: there is nothing to draw. */
  readonly picture: () => Promise<Drawn>;
}

/** Bytes of pictures for social media: about sixty, which crawlers ask for several times after a page was shared. */
const mostPictures = 6_000_000;

/** Previews as they were drawn: from memory, from the database, or else drawn once by the drawer. */
export function createPreviews({ db, drawer }: { readonly db: Db; readonly drawer: Omit<Drawer, "close"> }) {
  const drawings = keptDrawings();
  const pictures = keptDrawings(mostPictures);

  /** @param job read only for a drawing that is not there yet; null: there is nothing to draw */
  async function of(name: DrawingName, job: () => Promise<PreviewJob | null>): Promise<Preview> {
    const { look } = name;
    const key = `${look} ${name.page} ${name.proportion} ${name.language}`;
    const draw = async (): Promise<Drawn> => {
      const wanted = await job();
      if (!wanted) return done(null);
      const drawn = await drawer.draw(wanted);
      if (drawn.ok) await storeDrawing(db, name, drawn.value);
      return drawn;
    };
    if (drawings.has(key)) return { look, kept: true, svg: () => drawings.of(key, draw) };
    const stored = await readDrawing(db, name);
    if (stored === null) return { look, kept: false, svg: () => drawings.of(key, draw) };
    return { look, kept: true, svg: () => drawings.of(key, async () => done(stored)) };
  }

  return {
    of,
    /** The same as a picture for social media. */
    async picture(name: DrawingName, job: () => Promise<PreviewJob | null>): Promise<Picture> {
      const { look, proportion, language } = name;
      const key = `${look} ${proportion} ${language}`;
      const draw = async (): Promise<Drawn> => {
        const drawn = await (await of(name, job)).svg();
        return drawn.ok && drawn.value !== null ? drawer.picture(drawn.value) : drawn;
      };
      return { look, kept: pictures.has(key), picture: () => pictures.of(key, draw) };
    },
  };
}

async function readDrawing(db: Db, { look, page, proportion, language }: DrawingName): Promise<string | null> {
  const row = await db
    .selectFrom("theme_drawing")
    .select("svg")
    .where("look", "=", look)
    .where("page", "=", page ?? "")
    .where("proportion", "=", proportion)
    .where("language", "=", language)
    .executeTakeFirst();
  return row?.svg ?? null;
}

/** Another process may have drawn the same meanwhile. */
async function storeDrawing(db: Db, { look, page, proportion, language }: DrawingName, svg: string): Promise<void> {
  await db
    .insertInto("theme_drawing")
    .values({ look, page: page ?? "", proportion, language, svg })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes away the drawings of what is no longer published. */
export async function forgetDrawings(db: Db): Promise<void> {
  await db
    .deleteFrom("theme_drawing")
    .where("look", "not in", (eb) => eb.selectFrom("card_theme").select("look"))
    .where("look", "not in", (eb) => eb.selectFrom("design_group").select("look"))
    .execute();
}
