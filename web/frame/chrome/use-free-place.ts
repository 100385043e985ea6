import { type RefObject, useEffect, useState } from "react";
import { coversNeeded, type Needed } from "./free-place.ts";

/** Milliseconds between two looks while a page is scrolled. */
const pause = 120;
/** Between two points that are looked at, in CSS pixels: smaller than a line of text. */
const step = 16;
/** Where less stands beside a field, or a keyboard of glass covers half of the window. */
const phone = "(max-width: 719px)";

/** With them what a page says about the last click. */
const prices = ".price, .num, dd, [role=status] p";
const controls =
  "a[href], button, input, select, textarea, label, summary, [role=button], [role=tab], [role=slider], [tabindex='0']";
/** Of these the words inside say where a click leads; a table that scrolls is only looked at. */
const worded = "a[href], button, label, summary";
const typed = "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), select, textarea";

/**
 * Whether what floats is at a place where it covers nothing that somebody needs: a price, a button, its words, a field,
 * or on phones what she types. Looked at when the page is scrolled, grows or changes. False until the first look.
 *
 * @param shown whether it is on the page
 */
export function useFreePlace(floating: RefObject<HTMLElement | null>, shown: boolean): boolean {
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    if (!shown) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      if (floating.current) setFree(!isTyping() && !coversNeeded(boxOf(floating.current), neededAt(floating.current)));
    };
    const soon = () => {
      timer ??= setTimeout(look, pause);
    };
    look();
    const left = new AbortController();
    const events = { scroll: document, resize: window, focusin: document, focusout: document, click: document };
    for (const [name, of] of Object.entries(events))
      of.addEventListener(name, soon, { capture: true, passive: true, signal: left.signal });
    const grown = new ResizeObserver(soon);
    grown.observe(document.body);
    return () => {
      left.abort();
      grown.disconnect();
      clearTimeout(timer);
    };
  }, [floating, shown]);
  return isFree;
}

const isTyping = (): boolean => matchMedia(phone).matches && (document.activeElement?.matches(typed) ?? false);

const boxOf = (node: Element): DOMRect => node.getBoundingClientRect();

/** Words as they are drawn: what holds them may be as wide as the page. */
function boxOfWords(node: Element): DOMRect {
  const words = document.createRange();
  words.selectNodeContents(node);
  return words.getBoundingClientRect();
}

const hasWords = ({ childNodes }: Element): boolean =>
  [...childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.nodeValue?.trim());

/** Prices, controls and what they say below it, each once. */
function neededAt(floating: HTMLElement): readonly Needed[] {
  const { left, top, right, bottom } = boxOf(floating);
  const found = new Map<Element, Needed["kind"]>();
  for (let y = top + 1; y < bottom; y += step)
    for (let x = left + 1; x < right; x += step)
      for (const node of document.elementsFromPoint(x, y)) {
        if (floating.contains(node)) continue;
        if (node.closest(prices)) found.set(node, "price");
        const control = node.closest(controls);
        if (control?.matches(worded) && control !== node && hasWords(node)) found.set(node, "words");
        if (control) found.set(control, "control");
      }
  return [...found].map(([node, kind]) => ({ box: kind === "words" ? boxOfWords(node) : boxOf(node), kind }));
}
