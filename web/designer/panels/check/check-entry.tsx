import { formatSize } from "../../../../core/length-text.ts";
import { elementOf, placeOf, surfaceOf } from "../../../../design/element-place.ts";
import { together } from "../../../../design/operation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { useLocale, useMessages } from "../../../messages/context.tsx";
import { useWork } from "../../board/work.ts";
import { useDesk } from "../../desk/desk.ts";
import { useDesignView } from "../../desk/use-design.ts";
import { chooseConfiguration } from "../../editor/choose-configuration.ts";
import { isOfText } from "../../tools/text/text-trouble.ts";
import { toolOf } from "../../tools/tools.ts";
import { type Checked, forbids, isFinding } from "./checked.ts";
import { mendingsOf } from "./mendings.ts";
import { reasonWords } from "./reason-words.ts";
import { TextMendings } from "./text-mendings.tsx";
import { useJump } from "./use-jump.ts";

/** One finding: what it is about (a press jumps there), and what mends it. */
export function CheckEntry({ checked }: { readonly checked: Checked }) {
  const words = useMessages().designer;
  const locale = useLocale();
  const { session, kind } = useDesk();
  const { document, layouts } = useDesignView();
  const jump = useJump();
  const t = words.panels.check;
  const isHard = forbids(checked, kind.design.forbids);
  const name = useShortName(checked);
  const element = checked.element === null ? undefined : elementOf(document, checked.element);
  return (
    <article className={isHard ? "check-entry check-hard" : "check-entry"}>
      <button type="button" className="check-face" onClick={() => jump(checked)}>
        <Icon name={isHard ? "warning" : "info"} label={isHard ? t.forbids : t.hint} small />
        <span>
          <b>{name}</b>
          <br />
          {reasonWords(checked, words, locale)}
        </span>
      </button>
      <div className="check-mendings">
        {mendingsOf(checked, document, layouts).map(({ kind: way, steps }) => (
          <Button
            key={way}
            look="ghost"
            small
            aria-label={t.about(name, t.mend[way])}
            onClick={() => session.perform(together(steps))}
          >
            {t.mend[way]}
          </Button>
        ))}
        {element?.type === "text" && isFinding(checked) && isOfText(checked) && (
          <TextMendings finding={checked} element={element} name={name} />
        )}
        <ChoosePhoto checked={checked} name={name} />
        <SmallerFormat checked={checked} />
      </div>
    </article>
  );
}

/** "Foto 2": what it is and the how many-th of its side. */
function useShortName({ element: id, surface }: Checked): string {
  const words = useMessages().designer;
  const { document } = useDesignView();
  const element = id === null ? undefined : elementOf(document, id);
  if (!element || !placeOf(document, element.id)) return words.panels.check.whole;
  const ofType = surfaceOf(document, surface)?.elements.filter(({ type }) => type === element.type) ?? [];
  return words.elements.named(toolOf(element).noun(words), ofType.indexOf(element) + 1);
}

function ChoosePhoto({ checked, name }: { readonly checked: Checked; readonly name: string }) {
  const t = useMessages().designer.panels.check;
  const { swap } = useWork();
  const { element, reason } = checked;
  if (element === null || !reason.startsWith("photo-")) return null;
  return (
    <Button look="ghost" small aria-label={t.about(name, t.choose)} onClick={() => swap(element)}>
      {t.choose}
    </Button>
  );
}

/** The kind's own way out of too few pixels. */
function SmallerFormat({ checked }: { readonly checked: Checked }) {
  const t = useMessages().designer.quality;
  const desk = useDesk();
  const { configuration } = useDesignView();
  const { panel, data, shop } = desk;
  if (checked.reason !== "photo-too-small") return null;
  const smaller = panel.smaller(configuration, data, checked.sharpUpTo, shop.unit);
  if (!smaller) return null;
  return (
    <Button look="ghost" small onClick={() => void chooseConfiguration(desk, smaller.configuration)}>
      {t.smaller(formatSize(smaller.format, shop.locale))}
    </Button>
  );
}
