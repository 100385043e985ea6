/** The parts of the editor that F6 walks, in this order; one that is not on the page is left out. */
const selectors = [
  ".bar",
  ".rail",
  ".library, .panel-column",
  ".page-strip",
  ".stage",
  ".inspector",
  ".price-bar",
] as const;

const tabStops =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

/** The last place of the focus in each region: it is taken up again. */
const left = new WeakMap<Element, HTMLElement>();

/**
 * Moves the focus to the next or the previous region.
 *
 * @returns false beyond the first and the last one: there the key is the browser's
 */
export function walkRegions(root: ParentNode, focused: Element | null, way: 1 | -1): boolean {
  const regions = selectors.flatMap((selector) => [...root.querySelectorAll<HTMLElement>(selector)].filter(isShown));
  const at = regions.findIndex((region) => region.contains(focused));
  const own = regions[at];
  if (own && focused instanceof HTMLElement) left.set(own, focused);
  const start = at < 0 ? (way > 0 ? 0 : regions.length - 1) : at + way;
  for (let next = start; next >= 0 && next < regions.length; next += way) {
    const region = regions[next];
    if (region && enter(region)) return true;
  }
  return false;
}

function enter(region: HTMLElement): boolean {
  const before = left.get(region);
  const stops = [...region.querySelectorAll<HTMLElement>(tabStops)].filter(isShown);
  const target =
    before?.isConnected && isShown(before) ? before : (stops.find((stop) => stop.closest("[data-object]")) ?? stops[0]);
  target?.focus();
  return target !== undefined && target.ownerDocument.activeElement === target;
}

const isShown = (element: HTMLElement) => element.getClientRects().length > 0 && !element.closest("[inert]");
