import { elementOf } from "../../../../design/element-place.ts";
import { together } from "../../../../design/operation.ts";
import { Button } from "../../../../ui/button.tsx";
import { useMessages } from "../../../words/context.tsx";
import { useDesignContext } from "../../context/design-context.ts";
import { useDesignView } from "../../context/use-design.ts";
import { isOfText } from "../../tools/text/text-trouble.ts";
import { type Checked, isFinding } from "./checked.ts";
import { mendingsOf } from "./mendings.ts";
import { TextMendings } from "./text-mendings.tsx";

interface CheckMendingsProps {
  readonly checked: Checked;
  /** Of what is mended: "Foto 2". */
  readonly name: string;
}

/** What mends a finding with one click. */
export function CheckMendings({ checked, name }: CheckMendingsProps) {
  const t = useMessages().designer.panels.check;
  const { session } = useDesignContext();
  const { document, layouts } = useDesignView();
  const element = checked.element === null ? undefined : elementOf(document, checked.element);
  return (
    <>
      {mendingsOf(checked, document, layouts).map(({ kind: way, steps }) => (
        <Button
          key={way}
          look="ghost"
          small
          aria-label={t.about({ where: name, what: t.mend[way] })}
          onClick={() => session.perform(together(steps))}
        >
          {t.mend[way]}
        </Button>
      ))}
      {element?.type === "text" && isFinding(checked) && isOfText(checked) && (
        <TextMendings finding={checked} element={element} name={name} />
      )}
    </>
  );
}
