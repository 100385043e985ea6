import type { DesignElement } from "../../../design/document.ts";
import { useMessages } from "../../words/context.tsx";
import type { ToolbarProps } from "../elements/tool.ts";
import { useToolOf } from "../elements/tool-of.ts";
import { ElementButtons } from "../hands/element-buttons.tsx";
import { Toolbar } from "../hands/toolbar.tsx";

/** What can be done with the one selected element, under it. */
export function ObjectToolbar(props: ToolbarProps<DesignElement>) {
  const t = useMessages().designer;
  const { element } = props;
  const { Toolbar: Own } = useToolOf()(element);
  const isWhole = element.frame === "surface";
  const hasOwn = Own !== undefined && !(element.type === "photo" && element.photo === null);
  if (!hasOwn && isWhole) return null;
  return (
    <Toolbar label={t.hands.toolbar}>
      {hasOwn && <Own {...props} />}
      {!isWhole && hasOwn && <span className="toolbar-line" />}
      {!isWhole && <ElementButtons elements={[element]} />}
    </Toolbar>
  );
}
