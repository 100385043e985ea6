import { useCallback, useMemo, useState } from "react";
import type { PanelSection } from "../../../products/panel.ts";
import { useMessages } from "../../messages/context.tsx";
import type { Desk } from "../desk/desk.ts";
import type { RailItem } from "./rail.tsx";

export interface Sections {
  readonly items: readonly RailItem[];
  readonly selected: string;
  /** The kind's page that is open, null for photos and wall. */
  readonly page: PanelSection<unknown, unknown> | null;
  /** On phones the inspector is a sheet, open for all but the photos. */
  readonly sheet: boolean;
  readonly select: (id: string) => void;
  readonly openPhotoSheet: () => void;
  readonly close: () => void;
}

/** What the rail offers: photos, the kind's own pages, the wall. */
export function useSections({ panel, shop }: Desk): Sections {
  const t = useMessages().designer.rail;
  const [{ selected, sheet }, set] = useState({ selected: "photos", sheet: false });
  const select = useCallback(
    // pressing the open one again closes its sheet
    (id: string) => set((was) => ({ selected: id, sheet: id !== "photos" && !(was.sheet && was.selected === id) })),
    [],
  );
  const openPhotoSheet = useCallback(() => set({ selected: "photos", sheet: true }), []);
  const close = useCallback(() => set((was) => ({ ...was, sheet: false })), []);
  const items = useMemo(
    () => [
      { id: "photos", icon: "picture" as const, title: t.photos },
      ...panel.sections.map(({ id, icon, title }) => ({ id, icon, title: title(shop.locale) })),
      { id: "wall", icon: "tiles" as const, title: t.wall },
    ],
    [panel, shop, t],
  );
  return {
    items,
    selected,
    page: panel.sections.find(({ id }) => id === selected) ?? null,
    sheet,
    select,
    openPhotoSheet,
    close,
  };
}
