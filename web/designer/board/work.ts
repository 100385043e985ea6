import { createContext, useContext } from "react";
import type { Opening } from "../../../products/openings.ts";
import type { Board } from "./board.ts";

/** What is worked on: nothing of it is part of the design. */
export interface Work {
  readonly board: Board;
  readonly openings: readonly Opening[];
  /** Place of the opening that is shown. */
  readonly opening: number;
  /** Shows the opening with this side. */
  readonly show: (surface: string) => void;
  /** The element that is worked inside of: a photo whose crop is chosen, a text that is written. */
  readonly inside: string | null;
  readonly enter: (element: string) => void;
  readonly leave: () => void;
  /** Shows the settings of what is selected; on phones they are a sheet. */
  readonly adjust: () => void;
  /** Opens a panel of the left column. */
  readonly openPanel: (id: string) => void;
  /** On phones the sheets give way to the stage. */
  readonly showStage: () => void;
  /** Another photo for this place is to be chosen. */
  readonly swap: (element: string) => void;
}

export const WorkContext = createContext<Work | null>(null);

export function useWork(): Work {
  const work = useContext(WorkContext);
  if (!work) throw new Error("no stage above this component");
  return work;
}
