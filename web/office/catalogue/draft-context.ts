import { createContext, useContext } from "react";
import type { Edit } from "../../../core/data-edits.ts";
import type { DataShape, Path } from "../../../core/data-shape.ts";
import type { DraftProblem, LabelText, SubjectAnswer } from "../../../services/price-drafts/contract.ts";

/** What the parts of an editor share. */
export interface DraftContext {
  readonly view: SubjectAnswer;
  /** Whether something can be changed: there is a draft. */
  readonly open: boolean;
  /** Texts that rows can be called by; empty until they are there. */
  readonly labels: readonly LabelText[];
  change(edits: readonly Edit[], validFrom?: string): void;
  /** Address of a place of the data. */
  addressOf(path: Path): string;
  problemsAt(place: string): readonly DraftProblem[];
}

export interface PlaceProps {
  readonly shape: DataShape;
  readonly value: unknown;
  readonly path: Path;
}

const Context = createContext<DraftContext | null>(null);
export const DraftContextProvider = Context.Provider;

export function useDraftContext(): DraftContext {
  const context = useContext(Context);
  if (!context) throw new Error("no price list is open");
  return context;
}
