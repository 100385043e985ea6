/**
 * What visitors choose by; not `pointerdown`, which must find at its release what it was pressed on, nor `input` and `change`: the field
 * holds the new value by then, and drawing would put the old one back.
 */
const inputs = ["click", "keydown", "submit"];

export interface DuePage<Page> {
  /** The address is this page's already, and drawing it may take a while. */
  readonly begin: (page: Page) => void;
  /** It is in the document. */
  readonly drawn: (page: Page) => void;
  /** Listens to the window. @returns listens no longer */
  readonly watch: () => () => void;
}

/**
 * A page is drawn in slices, after the browser shows its address: an input in between would meet links of the page before, and a
 * second choice would forget the first. So what is due is drawn before anybody hears of the next input. Browser only.
 *
 * @param draw puts a page into the document before it returns
 */
export function createDuePage<Page>(draw: (page: Page) => void): DuePage<Page> {
  let due: Page | null = null;
  const drawDue = () => {
    const page = due;
    due = null;
    if (page !== null) draw(page);
  };
  return {
    begin: (page) => {
      due = page;
    },
    drawn: (page) => {
      if (due === page) due = null;
    },
    watch: () => {
      const stopping = new AbortController();
      // Of the window and on the way down: before React, which listens at the document.
      for (const input of inputs) addEventListener(input, drawDue, { capture: true, signal: stopping.signal });
      return () => stopping.abort();
    },
  };
}
