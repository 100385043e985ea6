import type { DesignElement, Surface } from "../../../design/document.ts";
import type { Session } from "../store/session.ts";
import type { StockStore } from "./stock-store.ts";

/** Looks again at most this often, milliseconds. */
const REST = 100;

/**
 * Loads fonts, hyphenation and art whenever the design needs others than before: a letter that was typed, an undo that
 * brings a font back.
 *
 * @param onLack called when something could not be loaded, and when it was loaded after all
 */
export function keepStocked(
  session: Pick<Session, "state" | "subscribe">,
  stock: Pick<StockStore, "ensure">,
  onLack: (lacks: boolean) => void,
): { readonly retry: () => void; readonly stop: () => void } {
  let had: readonly string[] = needsOf(session.state().document.surfaces);
  let rest: ReturnType<typeof setTimeout> | undefined;
  let lacked = false;

  /** False where nothing else is needed than before. */
  const load = (): boolean => {
    const { document } = session.state();
    const needs = needsOf(document.surfaces);
    if (isSame(needs, had)) return false;
    had = needs;
    stock.ensure(document).then(
      () => say(false),
      () => say(true),
    );
    return true;
  };
  const say = (lacks: boolean) => {
    if (lacks) had = [];
    if (lacks !== lacked) onLack(lacks);
    lacked = lacks;
  };
  const look = () => {
    if (rest || !load()) return;
    rest = setTimeout(() => {
      rest = undefined;
      if (!lacked) look();
    }, REST);
  };
  const leave = session.subscribe(look);
  return {
    retry() {
      if (lacked) load();
    },
    stop() {
      leave();
      clearTimeout(rest);
    },
  };
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((needs, index) => needs === other[index]);

const known = new WeakMap<Surface, string>();

/** What each side needs, as one value each; sides that do not change are not looked at again. */
const needsOf = (surfaces: readonly Surface[]): readonly string[] =>
  surfaces.map((surface) => {
    const needs = known.get(surface) ?? JSON.stringify(surface.elements.map(needsOfElement));
    known.set(surface, needs);
    return needs;
  });

function needsOfElement(element: DesignElement): unknown {
  switch (element.type) {
    case "text":
      return [element.font, element.text, element.hyphenate && element.language];
    case "days":
      return [element.font, element.language, element.heads, element.weeks, element.columns, element.days];
    case "art":
      return element.piece;
    default:
      return null;
  }
}
