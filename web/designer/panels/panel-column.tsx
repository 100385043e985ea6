import { IconButton } from "../../../ui/icon-button.tsx";
import { useMessages } from "../../words/context.tsx";
import type { EditorPanel } from "./panel.ts";
import "./panel-column.css";

interface PanelColumnProps {
  readonly panel: EditorPanel;
  /** On phones it is a sheet over the stage and can be closed. */
  readonly onClose: () => void;
}

/** The left column: what can be brought onto the page. */
export function PanelColumn({ panel, onClose }: PanelColumnProps) {
  const t = useMessages().designer;
  const title = panel.title(t);
  return (
    <aside className="panel-column" aria-label={title}>
      <div className="panel-column-head">
        <h2 tabIndex={-1}>{title}</h2>
        <IconButton className="only-mobile" icon="close" label={t.preview.close} onClick={onClose} />
      </div>
      <div className="panel-column-body">
        <panel.Content />
      </div>
    </aside>
  );
}
