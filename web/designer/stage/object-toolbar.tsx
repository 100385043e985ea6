import type { DesignElement } from "../../../design/document.ts";
import { useMessages } from "../../messages/context.tsx";
import type { ToolbarProps } from "../tools/tool.ts";
import { toolOf } from "../tools/tools.ts";
import "./object-toolbar.css";

/** What can be done with the one selected element, under it. */
export function ObjectToolbar(props: ToolbarProps<DesignElement>) {
  const t = useMessages().designer;
  const { element } = props;
  const { Toolbar } = toolOf(element);
  if (!Toolbar || (element.type === "photo" && element.photo === null)) return null;
  return (
    <div className="object-toolbar stage-toolbar" role="toolbar" aria-label={t.photo.toolbar}>
      <Toolbar {...props} />
    </div>
  );
}
