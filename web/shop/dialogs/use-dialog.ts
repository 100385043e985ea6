import { useCallback, useEffect, useSyncExternalStore } from "react";
import { createDialogStore, type DialogKind } from "./dialog-store.ts";

/** One page, one open dialog. */
const dialogs = createDialogStore();

/** One of the shop's dialogs, for its owner. It is closed when its owner leaves the page. */
export function useDialog(kind: DialogKind) {
  const open = useSyncExternalStore(
    dialogs.subscribe,
    () => dialogs.active()?.kind === kind,
    () => false,
  );
  useEffect(() => () => dialogs.close(kind), [kind]);
  return {
    open,
    show: useCallback(() => dialogs.open(kind), [kind]),
    close: useCallback(() => dialogs.close(kind), [kind]),
  };
}
