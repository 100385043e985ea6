import type { DesignElement } from "../../../design/document.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useMessages } from "../../messages/context.tsx";
import { CommandButton } from "./command-button.tsx";
import { useHands } from "./hands.ts";

/** What can be done with every selected element, of whatever type. */
export function ElementButtons({ elements }: { readonly elements: readonly DesignElement[] }) {
  const t = useMessages().designer.hands;
  const locked = elements.every((element) => element.locked);
  return (
    <>
      <CommandButton command="forwards" icon="bring-forward" />
      <CommandButton command="backwards" icon="send-backward" />
      <CommandButton
        command="lock"
        icon={locked ? "lock" : "lock-open"}
        label={locked ? t.unlock : undefined}
        pressed={locked}
      />
      <CommandButton command="duplicate" icon="copy" />
      <CopyButton />
      <CommandButton command="remove" icon="trash" />
    </>
  );
}

function CopyButton() {
  const t = useMessages().designer.hands;
  const { clipboard } = useHands();
  return (
    <button type="button" aria-label={t.copy} onClick={() => void clipboard.copy()}>
      <Icon name="clipboard" small />
      <span className="toolbar-tip" aria-hidden="true">
        {t.copy}
      </span>
    </button>
  );
}
