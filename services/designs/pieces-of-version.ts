import { compile, pageMemory } from "../../design/compile.ts";
import type { DesignDocument } from "../../design/document.ts";
import type { SurfaceLayout } from "../../design/layout.ts";
import { bindFields } from "../../design/recipients/bind-fields.ts";
import { lettersOfList } from "../../design/recipients/letters-of-list.ts";
import type { RecipientList } from "../../design/recipients/recipient.ts";
import type { Scene } from "../../design/scene.ts";
import type { SideCompiler } from "./compile-sides.ts";
import { createPause } from "./pause.ts";

interface Drawn {
  readonly document: DesignDocument;
  readonly layouts: readonly SurfaceLayout[];
}

/**
 * Yields a frozen design for each recipient, and blank after the list's end. Draws one piece at a time; sides without
 * fields are the same objects in all of them.
 *
 * @param order rows of the list from 0, in printing order
 */
export function piecesOfVersion({ compiler }: { readonly compiler: Pick<SideCompiler, "stock"> }) {
  return async function* (
    { document, layouts }: Drawn,
    list: RecipientList,
    order: readonly number[],
  ): AsyncGenerator<Scene, void, undefined> {
    const { photos, surfaces } = document;
    const stock = await compiler.stock(lettersOfList({ surfaces }, list));
    const [memory, pause] = [pageMemory(), createPause()];
    for (const n of order) {
      await pause();
      const bound = bindFields(surfaces, list.rows[n] ?? null, list.columns);
      yield compile({ photos, surfaces: bound }, layouts, stock, memory).scene;
    }
  };
}
