import type { TextElement } from "../../../../design/document.ts";
import type { Remedy } from "../../../../design/finding.ts";
import { Button } from "../../../../ui/button.tsx";
import { useMessages } from "../../../words/context.tsx";
import { useDesignContext } from "../../context/design-context.ts";
import { useDesignView, useStock } from "../../context/use-design.ts";
import { ContinueText } from "../../tools/text/continue-button.tsx";
import { textRemedies } from "../../tools/text/remedies.ts";
import type { TextFinding } from "../../tools/text/text-trouble.ts";

interface TextMendingsProps {
  readonly finding: TextFinding;
  readonly element: TextElement;
  readonly name: string;
}

/** What mends a text with one click. */
export function TextMendings({ finding, element, name }: TextMendingsProps) {
  const { text, panels } = useMessages().designer;
  const { session } = useDesignContext();
  const { layouts } = useDesignView();
  const material = useStock();
  const layout = layouts.find(({ surface }) => surface === finding.surface);
  if (!layout) return null;
  const { trim, zones } = layout;
  const words: Partial<Record<Remedy, string>> = text.remedies;
  const mendings = textRemedies(finding, element, { material, trim, zones }).map(({ remedy, step }) => (
    <Button
      key={remedy}
      look="ghost"
      small
      aria-label={panels.check.about({ where: name, what: words[remedy] ?? remedy })}
      onClick={() => session.perform(step)}
    >
      {words[remedy]}
    </Button>
  ));
  return (
    <>
      {mendings}
      <ContinueText finding={finding} element={element} name={name} />
    </>
  );
}
