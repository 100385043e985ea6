import type { TextElement } from "../../../../design/document.ts";
import { Button } from "../../../../ui/button.tsx";
import { useMessages } from "../../../words/context.tsx";
import { useDesignContext } from "../../context/design-context.ts";
import { useDesignView, useStock } from "../../context/use-design.ts";
import { settledOperation } from "../../pages/page-steps.ts";
import { canContinue, continuedSteps } from "./continue-text.ts";
import type { TextFinding } from "./text-trouble.ts";

interface ContinueTextProps {
  readonly finding: TextFinding;
  readonly element: TextElement;
  /** What it is about, where several are listed. */
  readonly name?: string;
}

/** A story that its box is too small for goes on behind it, where pages can be added. */
export function ContinueText({ finding, element, name }: ContinueTextProps) {
  const { text, panels } = useMessages().designer;
  const { session, kind, data } = useDesignContext();
  const { document, layouts } = useDesignView();
  const material = useStock();
  const rule = kind.design.pages?.(document, data) ?? kind.design.abilities.pages;
  if (finding.reason !== "text-overflow" || !rule) return null;
  const about = { document, layouts, material, rule };
  if (!canContinue(element, about)) return null;
  const words = text.remedies["continue-on-next"];
  const go = () => {
    const steps = continuedSteps(element, { ...about, newId: () => crypto.randomUUID() });
    const operation = steps && settledOperation(kind.design, data, document, steps);
    if (operation) session.perform(operation);
  };
  return (
    <Button
      look="ghost"
      small
      {...(name ? { "aria-label": panels.check.about({ where: name, what: words }) } : {})}
      onClick={go}
    >
      {words}
    </Button>
  );
}
