import { whenIdle } from "../../../when-idle.ts";

/** How far the end of a page is placed, from above; the sheet knows what waits behind each (footer.css). */
const steps = ["opinions", "upper", "whole"] as const;

/**
 * From when a page is quiet its end is placed although nobody is near, in pieces that hold up no key: its height is known then, and a picture of the
 * whole page shows it.
 *
 * @returns stops it
 */
export function placeFooter(footer: HTMLElement | null): () => void {
  let stop = () => {};
  const from = (at: number): void => {
    const step = steps[at];
    if (step === undefined || footer === null) return;
    stop = whenIdle(() => {
      footer.dataset.placed = step;
      from(at + 1);
    });
  };
  from(0);
  return () => stop();
}
