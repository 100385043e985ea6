import { useEffect } from "react";
import type { DesignDocument } from "../../../design/document.ts";
import type { Desk } from "../desk/desk.ts";

/** Loads what the design has come to use: fonts, hyphenation, art. What is there already costs nothing. */
export function useStockOf({ stock }: Pick<Desk, "stock">, document: DesignDocument): void {
  useEffect(() => {
    void stock.ensure(document);
  }, [stock, document]);
}
