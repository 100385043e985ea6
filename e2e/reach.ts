import type { Page } from "@playwright/test";

/** Where something stands in the document that keys reach, CSS pixels. */
interface Stop {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Goes through the main part of a page by Tab alone. */
export async function stopsOf(page: Page): Promise<readonly Stop[]> {
  await page.getByRole("main").focus();
  const stops: Stop[] = [];
  for (let steps = 0; steps < 200; steps++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused?.closest("main")) return null;
      // A radio button is seen by its label.
      const seen = (focused.matches("input") && focused.closest("label")) || focused;
      const { left, right, top, bottom } = seen.getBoundingClientRect();
      const name = focused.getAttribute("aria-label") ?? focused.textContent;
      return { name: name.trim(), left, right, top: top + scrollY, bottom: bottom + scrollY };
    });
    if (stop === null) return stops;
    stops.push(stop);
  }
  throw new Error("Tab does not lead out of the page");
}

/** Where keys lead back up, other than to the head of the next column. */
export const upward = (stops: readonly Stop[]): readonly string[] =>
  stops.flatMap((stop, index) => {
    const before = stops[index - 1];
    if (!before || stop.bottom > before.top || stop.left >= before.right) return [];
    return [`from ${before.name} up to ${stop.name}`];
  });

/**
 * What of a page is too small to be met (WCAG 2.2, 2.5.8): neither 24 px wide and high, nor with as much room around its middle,
 * nor part of a sentence.
 */
export const tooSmall = (page: Page): Promise<readonly string[]> => page.evaluate(smallTargets);

/** In the page. */
function smallTargets(): string[] {
  const least = 24;
  interface Box {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  const pressed = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"]';
  const found = [...document.querySelectorAll<HTMLElement>(pressed)].filter(
    // What only keys and readers find is no target of a pointer.
    (one) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.matches(".visually-hidden"),
  );
  // A label belongs to its field, and a picture to the link that it stands in.
  const boxOf = (one: HTMLElement): Box => {
    const labels = one instanceof HTMLInputElement ? [...(one.labels ?? [])] : [];
    const boxes = [one, ...one.querySelectorAll("*"), ...labels]
      .map((part) => part.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0);
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
      top: Math.min(...boxes.map(({ top }) => top)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    };
  };
  const targets = found.map((one) => ({ one, box: boxOf(one) }));
  const isSmall = ({ left, right, top, bottom }: Box) => right - left < least - 0.01 || bottom - top < least - 0.01;
  const middle = ({ left, right, top, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
  const distance = (x: number, y: number, box: Box) =>
    Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  const isCrowded = (one: HTMLElement, box: Box) => {
    const { x, y } = middle(box);
    return targets.some((other) => {
      if (other.one.contains(one) || one.contains(other.one)) return false;
      const at = middle(other.box);
      return distance(x, y, other.box) < least / 2 || (isSmall(other.box) && Math.hypot(at.x - x, at.y - y) < least);
    });
  };
  const isInSentence = (one: HTMLElement) => {
    const sentence = one.closest("p, li, dd, figcaption, label");
    if (getComputedStyle(one).display !== "inline" || sentence === null) return false;
    return [...sentence.childNodes].some(
      (part) => part.nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(String(part.nodeValue)),
    );
  };
  return targets
    .filter(({ one, box }) => isSmall(box) && !isInSentence(one) && isCrowded(one, box))
    .map(({ one }) => `${one.localName} ${one.getAttribute("aria-label") ?? one.textContent?.trim()}`);
}
