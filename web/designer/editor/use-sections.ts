import { useCallback, useEffect, useMemo, useState } from "react";
import type { PanelSection } from "../../../products/panel.ts";
import { useMessages } from "../../words/context.tsx";
import type { DesignContext } from "../context/design-context.ts";
import type { EditorPanel } from "../panels/panel.ts";
import { panels } from "./panels.ts";
import type { RailItem } from "./rail.tsx";

export interface Sections {
  readonly items: readonly RailItem[];
  readonly selected: string;
  /** The left column; null for the photos. */
  readonly panel: EditorPanel | null;
  /** The kind's page on the right side; null for the selection's settings and the wall. */
  readonly section: PanelSection<unknown, unknown> | null;
  readonly wall: boolean;
  /** Heading of the right side; null where what is selected says it. */
  readonly title: string | null;
  /** On phones the columns are sheets, open for all but the photos. */
  readonly sheet: "left" | "right" | null;
  readonly select: (id: string) => void;
  readonly openSelection: () => void;
  /** Opens a panel of the left column. */
  readonly openPanel: (id: string) => void;
  /** On phones the sheets give way to the stage; beside it they stay. */
  readonly showStage: () => void;
  readonly close: () => void;
}

interface Chosen {
  readonly selected: string;
  /** Id of the left column's panel. */
  readonly left: string;
  /** Id of a kind's page or the wall; null shows the selection's settings. */
  readonly right: string | null;
  readonly sheet: "left" | "right" | null;
}

const PHOTOS = "photos";
const WALL = "wall";
/** Where columns are sheets, see editor.css. */
const NARROW = "(max-width: 999px)";
const first: Chosen = { selected: PHOTOS, left: PHOTOS, right: null, sheet: null };

/** What the rail offers: photos and other things to bring onto the page, the kind's own pages, the wall. */
export function useSections({ kind, panel, shop, session }: DesignContext): Sections {
  const t = useMessages().designer;
  const [chosen, set] = useState(first);
  const offered = useMemo(() => offeredBy(kind.design), [kind]);
  const select = useCallback(
    (id: string) =>
      set((was) => {
        // pressing the open one again closes its sheet
        if (was.sheet && was.selected === id) return { ...was, sheet: null };
        if (id === PHOTOS) return first;
        const isPanel = offered.some((one) => one.id === id);
        return isPanel
          ? { selected: id, left: id, right: null, sheet: "left" }
          : { ...was, selected: id, right: id, sheet: "right" };
      }),
    [offered],
  );
  const openSelection = useCallback(() => set((was) => ({ ...was, ...away(was), sheet: "right" })), []);
  const openPanel = useCallback((id: string) => set({ selected: id, left: id, right: null, sheet: "left" }), []);
  const close = useCallback(() => set((was) => (was.sheet === "left" ? first : { ...was, sheet: null })), []);
  const showStage = useCallback(() => window.matchMedia(NARROW).matches && close(), [close]);
  useEffect(() => onNewSelection(session, () => set((was) => ({ ...was, ...away(was) }))), [session]);
  const items = useMemo(
    () => [
      { id: PHOTOS, icon: "picture" as const, title: t.rail.photos },
      ...offered.map(({ id, icon, title, Mark }) => ({ id, icon, title: title(t), Mark })),
      ...panel.sections.map(({ id, icon, title }) => ({ id, icon, title: title(shop.locale) })),
      ...(kind.design.viewer === "wall" ? [{ id: WALL, icon: "tiles" as const, title: t.rail.wall }] : []),
    ],
    [kind, offered, panel, shop, t],
  );
  return {
    items,
    selected: chosen.selected,
    panel: offered.find(({ id }) => id === chosen.left) ?? null,
    section: panel.sections.find(({ id }) => id === chosen.right) ?? null,
    wall: chosen.right === WALL,
    title: chosen.right === null ? null : (items.find(({ id }) => id === chosen.right)?.title ?? null),
    sheet: chosen.sheet,
    select,
    openSelection,
    openPanel,
    showStage,
    close,
  };
}

const offeredBy = ({ abilities, styles }: DesignContext["kind"]["design"]) =>
  panels.filter((one) => one.offered(abilities, styles !== undefined));

/** The right side goes back to what is selected; the wall stays, because nothing can be selected on it. */
const away = ({ right, selected, left }: Chosen): Partial<Chosen> =>
  right === null || right === WALL ? {} : { right: null, selected: selected === right ? left : selected };

/** Calls when other elements are selected than before, not when the selection is emptied. */
function onNewSelection({ state, subscribe }: DesignContext["session"], call: () => void): () => void {
  let before = state().selection;
  return subscribe(() => {
    const { selection } = state();
    const isNew = selection !== before && selection.some((id) => !before.includes(id));
    before = selection;
    if (isNew) call();
  });
}
