import type { DesignElement } from "../../../design/document.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";
import { CommandButton } from "./command-button.tsx";
import { useHands } from "./hands.ts";
import { isSharing } from "./steps/tile-steps.ts";

/** What can be done with every selected element, of whatever type. */
export function ElementButtons({ elements }: { readonly elements: readonly DesignElement[] }) {
  const t = useMessages().designer.hands;
  const context = useDesignContext();
  const locked = elements.every((element) => element.locked);
  const [element] = elements;
  const isTile = elements.length === 1 && element && isSharing(context, element);
  return (
    <>
      {isTile ? (
        <>
          <CommandButton command="divide" icon="divide" />
          <CommandButton command="join" icon="join" />
        </>
      ) : (
        <>
          <CommandButton command="forwards" icon="bring-forward" />
          <CommandButton command="backwards" icon="send-backward" />
        </>
      )}
      {elements.length === 2 && elements.every(({ type }) => type === "photo") && (
        <CommandButton command="swap" icon="swap" />
      )}
      <CommandButton
        command="lock"
        icon={locked ? "lock" : "lock-open"}
        label={locked ? t.unlock : undefined}
        pressed={locked}
      />
      {!isTile && <CommandButton command="duplicate" icon="copy" />}
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
