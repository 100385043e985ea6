import type { KeyboardEvent } from "react";
import { Dialog } from "../../../ui/dialog.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { useMessages } from "../../words/context.tsx";
import { useWork } from "../board/work.ts";
import { useDesignContext } from "../context/design-context.ts";
import { commandOf } from "../hands/key-map.ts";
import "./overview.css";
import { OverviewBar } from "./overview-bar.tsx";
import { OverviewFoot } from "./overview-foot.tsx";
import { OverviewGrid } from "./overview-grid.tsx";
import { useOverview } from "./use-overview.ts";

interface OverviewDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** All pages of the design, to be chosen, moved, added, copied and removed. */
export function OverviewDialog({ open, onClose }: OverviewDialogProps) {
  const t = useMessages().designer.overview;
  return (
    <Dialog open={open} onClose={onClose} title={t.title} closeLabel={t.close} className="overview">
      <AllPages onClose={onClose} />
    </Dialog>
  );
}

function AllPages({ onClose }: Pick<OverviewDialogProps, "onClose">) {
  const t = useMessages().designer.overview;
  const { session } = useDesignContext();
  const { show, showStage } = useWork();
  const overview = useOverview();
  const open = (n: number) => {
    const [first] = overview.openings[n] ?? [];
    if (!first) return;
    session.select([]);
    show(first.surface);
    showStage();
    onClose();
  };
  // Keys of the editor rest while a dialog is open; undo belongs to this one, too.
  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOf(event, false);
    if (command !== "undo" && command !== "redo") return;
    event.preventDefault();
    session[command]();
  };
  const { rule, said } = overview;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of what is in it
    <div className="overview-pages" onKeyDown={onKeyDown}>
      <OverviewBar overview={overview} onOpen={open} />
      <OverviewGrid overview={overview} onOpen={open} />
      <OverviewFoot
        note={rule && rule.step > 1 ? t.steps({ pages: rule.pages?.step ?? rule.step }) : null}
        keys={rule ? t.keys : null}
      />
      <LiveRegion>{said.words && <span key={said.n}>{said.words}</span>}</LiveRegion>
    </div>
  );
}
