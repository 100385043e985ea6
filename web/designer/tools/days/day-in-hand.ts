import { createStore } from "../../../browser/store/create-store.ts";
import { useStoreValue } from "../../../browser/store/use-store.ts";

/** Which day of which days was chosen last, on the stage or in the inspector. */
interface DayInHand {
  readonly element: string;
  readonly index: number;
}

const chosen = createStore<DayInHand | null>(null);

export const takeDay = (element: string, index: number): void => chosen.write({ element, index });

/** The place of the chosen day in its list; null while none of this element was chosen. */
export const useDayInHand = (element: string): number | null =>
  useStoreValue(chosen, (day) => (day?.element === element ? day.index : null), null);
