import { type ComponentType, Suspense, useEffect, useState } from "react";
import { usePage } from "../../browser/navigation/page.ts";
import { useStore } from "../../browser/store/use-store.ts";
import type { DialogKind } from "./dialog-store.ts";
import { closeDialog, type DialogViewProps, dialogs, openDialog, viewOf } from "./dialogs.ts";

/** Escape also closes a dialog that is still loading, which the browser does not. @returns stops listening */
function closeByEscape(): () => void {
  const listen = ({ key }: KeyboardEvent) => {
    if (key === "Escape" && !document.querySelector(":modal")) void closeDialog();
  };
  addEventListener("keydown", listen);
  return () => removeEventListener("keydown", listen);
}

/** The one open dialog of a page. Its code loads when it first opens; if that fails, the dialog closes. */
export function DialogHost() {
  const active = useStore(dialogs, null);
  const [loaded, setLoaded] = useState<{ kind: DialogKind; View: ComponentType<DialogViewProps> } | null>(null);
  const kind = active?.kind ?? null;
  useEffect(() => {
    if (kind === null) return;
    let current = true;
    viewOf(kind)().then(
      (View) => current && setLoaded({ kind, View }),
      () => dialogs.close(kind),
    );
    return () => {
      current = false;
    };
  }, [kind]);

  const isWanted = kind !== null;
  useEffect(() => (isWanted ? closeByEscape() : undefined), [isWanted]);

  // A dialog belongs to its page.
  const { pathname } = usePage().location;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page changes
  useEffect(() => () => void closeDialog(), [pathname]);

  if (!active || loaded?.kind !== active.kind) return null;
  const load = viewOf(active.kind);
  return (
    // its texts are loaded like its code
    <Suspense>
      <loaded.View
        kind={active.kind}
        payload={active.payload}
        close={closeDialog}
        turn={(next, payload) => openDialog({ kind: next, load }, payload)}
      />
    </Suspense>
  );
}
