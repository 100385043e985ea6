import type { Language } from "../../../core/locale.ts";
import { done } from "../../../core/outcome.ts";
import type { Proportion } from "../../../design/template/template.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Drawer } from "./drawer.ts";
import { type Drawn, keptDrawings } from "./kept-drawings.ts";
import type { PreviewJob } from "./preview-job.ts";

/** Which drawing: all that it depends on. */
export interface DrawingName {
  /** Hash of the parts it is made of. */
  readonly look: string;
  /** What of the look is shown, where it has several pages. */
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

/** Previews as they were drawn: from memory, from the database, or else drawn once by the drawer. */
export function createPreviews({ db, drawer }: { readonly db: Db; readonly drawer: Pick<Drawer, "draw"> }) {
  const drawings = keptDrawings();

  return {
    /** @param job read only for a drawing that is not there yet; null: there is nothing to draw */
    async of(name: DrawingName, job: () => Promise<PreviewJob | null>): Promise<Preview> {
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
