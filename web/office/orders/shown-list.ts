import { useOutletContext } from "react-router";

/** What an open order knows of the list beside it. */
export interface ShownList {
  /** Orders of the shown page of the list, in its order. */
  readonly ids: readonly string[];
  /** Address of an order, or of the list without one, with the choice of the list kept. */
  readonly addressOf: (id: string | null) => string;
  readonly reloadList: () => void;
}

export const useShownList = (): ShownList => useOutletContext<ShownList>();
