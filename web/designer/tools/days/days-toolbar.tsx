import { useMessages } from "../../../words/context.tsx";
import { useWork } from "../../board/work.ts";
import { ToolButton } from "../../stage/tool-button.tsx";

/** The way to the settings of days and of the chosen day, which phones show only when asked. */
export function DaysToolbar() {
  const t = useMessages().designer.tools;
  const { adjust } = useWork();
  return <ToolButton icon="pencil" label={t.daySettings} onPress={adjust} />;
}
