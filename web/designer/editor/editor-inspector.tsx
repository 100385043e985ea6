import type { DesignElement } from "../../../design/document.ts";
import { elementOf } from "../../../design/element-place.ts";
import type { Refusal } from "../../../products/kind.ts";
import { useMessages } from "../../words/context.tsx";
import { type Board, sideOfElement } from "../board/board.ts";
import { useWork } from "../board/work.ts";
import { useDesignContext } from "../context/design-context.ts";
import { useDesignView, useSessionValue } from "../context/use-design.ts";
import type { Words } from "../elements/tool.ts";
import { type ToolOf, useToolOf } from "../elements/tool-of.ts";
import { PlaceFields } from "../hands/place-fields.tsx";
import { Inspector } from "../inspector/inspector.tsx";
import { KindSection } from "../inspector/kind-section.tsx";
import { WallSettings } from "../room/wall-settings.tsx";
import type { Sections } from "./use-sections.ts";

interface EditorInspectorProps {
  readonly sections: Sections;
  readonly selection: readonly string[];
  readonly choose: (configuration: unknown, gaveWay?: readonly Refusal[]) => void;
}

/** The right side: a page of the kind's own, or the settings of what is selected. */
export function EditorInspector({ sections, selection, choose }: EditorInspectorProps) {
  const t = useMessages().designer;
  const toolOf = useToolOf();
  const { document } = useDesignView();
  const { board, leave } = useWork();
  const elements = selection.flatMap((id) => elementOf(document, id) ?? []);
  const { section, wall } = sections;
  return (
    <Inspector
      title={sections.title ?? titleOf(elements, t, toolOf)}
      onClose={() => {
        sections.close();
        leave();
      }}
    >
      {section ? (
        <KindSection key={section.id} section={section} choose={choose} />
      ) : wall ? (
        <WallSettings />
      ) : (
        <Selected elements={elements} board={board} />
      )}
    </Inspector>
  );
}

function titleOf(elements: readonly DesignElement[], t: Words, toolOf: ToolOf): string {
  const [first, ...others] = elements;
  if (!first) return t.photo.settings;
  return others.length > 0 ? t.elements.selected({ n: elements.length }) : toolOf(first).noun(t);
}

/** Numbers that follow the hand on the stage. */
function MovingPlace({ elements }: { readonly elements: readonly DesignElement[] }) {
  const document = useSessionValue(useDesignContext().session, (state) => state.document);
  return <PlaceFields elements={elements.map((element) => elementOf(document, element.id) ?? element)} />;
}

/** The settings of each type that is selected, in the order in which they were selected. */
function Selected({ elements, board }: { readonly elements: readonly DesignElement[]; readonly board: Board }) {
  const t = useMessages().designer;
  const toolOf = useToolOf();
  const byType = Map.groupBy(elements, ({ type }) => type);
  if (byType.size === 0) return <p className="label">{t.photo.nothingSelected}</p>;
  return (
    <>
      <MovingPlace key={elements.map(({ id }) => id).join()} elements={elements} />
      {[...byType].map(([type, ofType]) => {
        const [first] = ofType;
        const side = first && sideOfElement(board, first.id);
        const { Inspector: Settings } = toolOf({ type });
        return side && <Settings key={ofType.map(({ id }) => id).join()} elements={ofType} side={side} />;
      })}
    </>
  );
}
