import type { TextElement } from "../../../../design/document.ts";
import { useMessages } from "../../../words/context.tsx";
import { useWork } from "../../board/work.ts";
import type { ToolbarProps } from "../../elements/tool.ts";
import { ToolButton } from "../../stage/tool-button.tsx";
import { fromPoints, nextPoints, toPoints } from "./points.ts";
import { useChangeTexts } from "./use-change-texts.ts";

/** What is done most often with a selected text. */
export function TextToolbar({ element, inside }: ToolbarProps<TextElement>) {
  const t = useMessages().designer.text;
  const { enter, leave, adjust } = useWork();
  const change = useChangeTexts([element]);
  const resize = (way: 1 | -1) => change(({ size }) => ({ size: fromPoints(nextPoints(toPoints(size), way)) }));
  return (
    <>
      {!element.locked && (
        <ToolButton
          icon="pencil"
          label={inside ? t.done : t.write}
          pressed={inside}
          onPress={() => (inside ? leave() : enter(element.id))}
        />
      )}
      <ToolButton icon="minus" label={t.smaller} onPress={() => resize(-1)} />
      <ToolButton icon="plus" label={t.larger} onPress={() => resize(1)} />
      <ToolButton icon="text" label={t.settings} onPress={adjust} />
    </>
  );
}
