/** Where the page was and is, and how much of it is seen, in pixels. */
export interface Scrolled {
  readonly before: number;
  readonly now: number;
  readonly height: number;
}

/** Milliseconds without scrolling until it is looked at (chrome document, section 9). */
export const backToTopDebounce = 500;

/** Whether the link to the top is offered: after scrolling up, beyond half a viewport; not while scrolling down. */
export function offersTop(offered: boolean, { before, now, height }: Scrolled): boolean {
  if (now <= height / 2 || now > before) return false;
  return now < before || offered;
}
