import { useEffect, useMemo, useState } from "react";
import { compile, pageMemory } from "../../../design/compile.ts";
import type { Stock } from "../../../design/material.ts";
import { bindFields, namedFields } from "../../../design/recipients/bind-fields.ts";
import { lettersOfList } from "../../../design/recipients/letters-of-list.ts";
import { hasFields } from "../../../design/recipients/placeholders.ts";
import type { RecipientList } from "../../../design/recipients/recipient.ts";
import { type DesignContext, useDesignContext } from "./design-context.ts";
import type { DesignView } from "./design-view.ts";
import { useDesignView } from "./use-design.ts";

/** A design as it is printed for somebody, and what to draw it with. */
export interface PieceView {
  readonly view: DesignView;
  readonly context: DesignContext;
}

/**
 * The design with the values of one recipient in its texts; without a list each field shows its own word. Where no text
 * shows a field it is the same object.
 *
 * @param at place in the list, from 0; null: it stays as it is
 */
export function usePiece(view: DesignView, list: RecipientList | null, at: number | null): PieceView {
  const context = useDesignContext();
  const { document, layouts } = view;
  const isBound = at !== null && document.surfaces.some(hasFields);
  const piece = useMemo(() => {
    const row = isBound ? list?.rows[at] : undefined;
    return list && row ? { columns: list.columns, rows: [row] } : null;
  }, [list, at, isBound]);
  const stock = useLettersOf(piece, context);
  const [memory] = useState(pageMemory);
  const shown = useMemo(() => {
    if (!isBound) return view;
    const [row = null] = piece?.rows ?? [];
    const surfaces = piece ? bindFields(document.surfaces, row, piece.columns) : namedFields(document.surfaces);
    const { scene } = compile({ photos: document.photos, surfaces }, layouts, stock, memory);
    return { ...view, document: { ...document, surfaces }, scene };
  }, [isBound, piece, document, layouts, stock, memory, view]);
  const withStock = useMemo(() => ({ ...context, stock: { ...context.stock, now: () => stock } }), [context, stock]);
  return { view: shown, context: isBound ? withStock : context };
}

/** What is loaded, and soon with the letters of this recipient, which the stage does not need. */
function useLettersOf(piece: RecipientList | null, { stock }: DesignContext): Stock {
  const { document } = useDesignView();
  const [loaded, setLoaded] = useState<Stock | null>(null);
  useEffect(() => {
    if (!piece) return undefined;
    let left = false;
    const wanted = { ...document, surfaces: lettersOfList(document, piece).surfaces };
    stock.of(wanted).then(
      (there) => !left && setLoaded(there),
      () => !left && setLoaded(null),
    );
    return () => {
      left = true;
    };
  }, [piece, document, stock]);
  return (piece && loaded) ?? stock.state();
}
