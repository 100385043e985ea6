import { formatSize } from "../../../../core/length-text.ts";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { useLocale, useMessages } from "../../../words/context.tsx";
import { useWork } from "../../board/work.ts";
import { useDesignContext } from "../../context/design-context.ts";
import { useDesignView } from "../../context/use-design.ts";
import { chooseConfiguration } from "../../pages/choose-configuration.ts";
import { CheckMendings } from "./check-mendings.tsx";
import { type Checked, forbids } from "./checked.ts";
import { reasonWords } from "./reason-words.ts";
import { useJump } from "./use-jump.ts";
import { useShortName } from "./use-short-name.ts";

/** One finding: what it is about (a click jumps there), and what mends it. */
export function CheckEntry({ checked }: { readonly checked: Checked }) {
  const words = useMessages().designer;
  const locale = useLocale();
  const { kind } = useDesignContext();
  const jump = useJump();
  const t = words.panels.check;
  const isHard = forbids(checked, kind.design.forbids);
  const name = useShortName(checked);
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
        <CheckMendings checked={checked} name={name} />
        <ChoosePhoto checked={checked} name={name} />
        <SmallerFormat checked={checked} />
      </div>
    </article>
  );
}

function ChoosePhoto({ checked, name }: { readonly checked: Checked; readonly name: string }) {
  const t = useMessages().designer.panels.check;
  const { swap } = useWork();
  const { element, reason } = checked;
  if (element === null || !reason.startsWith("photo-")) return null;
  return (
    <Button look="ghost" small aria-label={t.about({ where: name, what: t.choose })} onClick={() => swap(element)}>
      {t.choose}
    </Button>
  );
}

/** The kind's own way out of too few pixels. */
function SmallerFormat({ checked }: { readonly checked: Checked }) {
  const t = useMessages().designer.quality;
  const context = useDesignContext();
  const { configuration } = useDesignView();
  const { panel, data, shop } = context;
  if (checked.reason !== "photo-too-small") return null;
  const smaller = panel.smaller(configuration, data, checked.sharpUpTo, shop.unit);
  if (!smaller) return null;
  return (
    <Button look="ghost" small onClick={() => void chooseConfiguration(context, smaller.configuration)}>
      {t.smaller({ size: formatSize(smaller.format, shop.locale) })}
    </Button>
  );
}
