import type { MouseEvent } from "react";
import { isPlainClick } from "../../browser/navigation/plain-click.ts";
import { type DialogDefinition, openDialog } from "./dialogs.ts";

/**
 * Makes a link open a dialog; without scripts it leads to a page that serves as well. The dialog's code is fetched as
 * soon as somebody points at the link.
 */
export function dialogLink<Payload>(dialog: DialogDefinition<Payload>, payload: Payload) {
  const ahead = () => void dialog.load().catch(() => {});
  return {
    "aria-haspopup": "dialog" as const,
    onPointerEnter: ahead,
    onFocus: ahead,
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      openDialog(dialog, payload);
    },
  };
}
