import { Icon } from "../../../ui/icon.tsx";
import { useMessages } from "../../words/context.tsx";
import { useHands } from "./hands.ts";
import { Toolbar } from "./toolbar.tsx";

/** On touch screens, where no key pastes: shown while nothing is selected, once something was copied. */
export function PasteBar() {
  const t = useMessages().designer.hands;
  const { clipboard } = useHands();
  if (!clipboard.hasCopied()) return null;
  return (
    <Toolbar label={t.paste} className="toolbar-paste">
      <button type="button" aria-label={t.paste} onClick={() => void clipboard.pasteByButton()}>
        <Icon name="clipboard" small />
        {t.paste}
      </button>
    </Toolbar>
  );
}
