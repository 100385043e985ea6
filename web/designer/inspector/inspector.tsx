import type { ReactNode } from "react";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useMessages } from "../../words/context.tsx";
import "./inspector.css";

interface InspectorProps {
  readonly title: string;
  /** On phones it is a sheet over the picture and can be closed. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The settings of what is chosen on the rail. */
export function Inspector({ title, onClose, children }: InspectorProps) {
  const t = useMessages().designer;
  return (
    <aside className="inspector" aria-label={t.tools.settingsOf({ what: title })}>
      <div className="inspector-head">
        <h2 tabIndex={-1}>{title}</h2>
        <IconButton className="only-mobile" icon="close" label={t.preview.close} onClick={onClose} />
      </div>
      <div className="inspector-body">{children}</div>
    </aside>
  );
}
