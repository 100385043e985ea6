import { Icon } from "../../../ui/icon.tsx";
import type { IconName } from "../../../ui/icons.ts";
import { useMessages } from "../../words/context.tsx";
import { useHands } from "./hands.ts";
import { type Command, keyMap } from "./key-map.ts";
import { keyWords, shortcutOf } from "./key-words.ts";

interface CommandButtonProps {
  readonly command: Command;
  readonly icon: IconName;
  /** Another name than the command's own. */
  readonly label?: string | undefined;
  readonly pressed?: boolean | undefined;
}

/** A button that does what a key does, and says which. */
export function CommandButton({ command, icon, label, pressed }: CommandButtonProps) {
  const t = useMessages().designer.hands;
  const hands = useHands();
  const [key] = keyMap[command].keys;
  const name = label ?? t.commands[command];
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={pressed}
      aria-keyshortcuts={key && shortcutOf(key)}
      onClick={() => hands.run(command)}
    >
      <Icon name={icon} small />
      <span className="toolbar-tip" aria-hidden="true" data-key={key && keyWords(key, t.keys)}>
        {name}
      </span>
    </button>
  );
}
