import type { MouseEvent } from "react";
import { isPlainClick } from "../../browser/navigation/plain-click.ts";
import type { DialogKind } from "./dialog-store.ts";
import { loadView } from "./dialog-views.ts";
import { type DialogPayloads, openDialog } from "./dialogs.ts";

/**
 * What makes a link, which without scripts leads to a page that serves as well, open a dialog: its code is fetched as soon
 * as somebody points at it.
 */
export function dialogLink<Kind extends DialogKind>(kind: Kind, payload: DialogPayloads[Kind]) {
  const ahead = () => void loadView(kind).catch(() => {});
  return {
    "aria-haspopup": "dialog" as const,
    onPointerEnter: ahead,
    onFocus: ahead,
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      openDialog(kind, payload);
    },
  };
}
