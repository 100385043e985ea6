import { useMemo, useState } from "react";
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
  const [selected, setSelected] = useState("photos");
  const [sheet, setSheet] = useState(false);
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
    select(id) {
      setSelected(id);
      setSheet(id !== "photos" && !(sheet && id === selected));
    },
    openPhotoSheet() {
      setSelected("photos");
      setSheet(true);
    },
    close: () => setSheet(false),
  };
}
