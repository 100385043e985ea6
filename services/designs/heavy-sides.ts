import { join } from "node:path";
import type { ArtDrawing } from "../../design/art-drawing.ts";
import type { CompiledPage } from "../../design/compile-page.ts";
import type { DesignPhoto, Surface } from "../../design/document.ts";
import type { SurfaceLayout } from "../../design/layout.ts";
import type { ScenePage } from "../../design/scene.ts";
import { createProcessPool } from "../../platform/processes/process-pool.ts";
import { createTurns } from "../../platform/processes/turns.ts";
import type { PageName } from "./stored-side.ts";

/** A side with all that its page depends on, but fonts and hyphenation. */
export interface HeavySide {
  readonly surface: Surface;
  readonly layout: SurfaceLayout;
  readonly photos: readonly DesignPhoto[];
  readonly drawings: readonly ArtDrawing[];
}

/** Whether the drawing is wanted besides its hash and findings. */
export type HeavyRequest = HeavySide & { readonly drawn: boolean };
export type HeavyAnswer = PageName & { readonly page: ScenePage | null };

/** It took longer or more memory than any side that people make. */
export class SideTooHeavy extends Error {
  override readonly name = "SideTooHeavy";
}

const mostWaiting = 100;

/** Compiles sides in processes of their own, one at a time, behind everything else that the shop does. */
export function createHeavySides() {
  const pool = createProcessPool<HeavyRequest, HeavyAnswer>({
    program: join(import.meta.dirname, "compile-process.ts"),
    memoryLimit: 1_000_000_000,
    timeLimit: 60_000,
    idleLimit: 60_000,
    niceness: 5,
  });
  const inTurn = createTurns({ together: 1, waiting: mostWaiting });
  async function ask(request: HeavyRequest): Promise<HeavyAnswer> {
    const asked = await inTurn(() => pool.ask(request));
    if (!asked.ok) throw new SideTooHeavy(asked.error);
    if (!asked.value.ok) throw new SideTooHeavy(asked.value.error);
    return asked.value.value;
  }
  return {
    /** @throws SideTooHeavy also when too many sides wait */
    async draw(side: HeavySide): Promise<CompiledPage> {
      const { page, ...name } = await ask({ ...side, drawn: true });
      if (!page) throw new Error("a compiled side has no page");
      return { ...name, page };
    },
    /** @throws SideTooHeavy as above */
    name: (side: HeavySide): Promise<PageName> => ask({ ...side, drawn: false }),
    close: () => pool.close(),
  };
}

export type HeavySides = ReturnType<typeof createHeavySides>;
