import type { PageRule } from "../../../products/kind-design.ts";
import type { Opening } from "../../../products/openings.ts";

import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { useMessages } from "../../words/context.tsx";
import { useDesignView } from "../context/use-design.ts";
import { copiedPages, removedPages, type settledOperation } from "./page-steps.ts";

interface PageMenuProps {
  readonly rule: PageRule;
  readonly opening: number;
  readonly openings: readonly Opening[];
  readonly perform: (steps: Parameters<typeof settledOperation>[3]) => void;
  readonly move: (from: number, to: number) => void;
  readonly movable: (at: number) => boolean;
}

/** What can be done with the pages that are shown. */
export function PageMenu({ rule, opening, openings, perform, move, movable }: PageMenuProps) {
  const t = useMessages().designer.pages;
  const { document } = useDesignView();
  const shown = openings[opening] ?? [];
  const count = document.surfaces.length;
  if (!movable(opening)) return null;
  const copy = () => perform(copiedPages(document, [shown], () => crypto.randomUUID()));
  const tooMany = count + shown.length > rule.max ? t.most({ count: rule.pages?.max ?? rule.max }) : undefined;
  const tooFew = count - shown.length < rule.min ? t.least({ count: rule.pages?.min ?? rule.min }) : undefined;
  const ways = [
    ...(movable(opening - 1)
      ? [{ label: t.forwards, icon: "arrow-left" as const, onSelect: () => move(opening, opening - 1) }]
      : []),
    ...(movable(opening + 1)
      ? [{ label: t.backwards, icon: "arrow-right" as const, onSelect: () => move(opening, opening + 1) }]
      : []),
  ];
  return (
    <Menu
      trigger={<IconButton icon="dots" label={t.more} />}
      groups={[
        ...(ways.length > 0 ? [ways] : []),
        [
          { label: t.copy, icon: "copy", onSelect: copy, unavailable: tooMany },
          {
            label: t.remove,
            icon: "trash",
            danger: true,
            onSelect: () => perform(removedPages([shown])),
            unavailable: tooFew,
          },
        ],
      ]}
    />
  );
}
