import type { ComponentType } from "react";
import { breakpoints } from "../../../ui/tokens.ts";
import { holdBack } from "./back-closes.ts";
import { createDialogStore, type DialogKind } from "./dialog-store.ts";

/** What a dialog's view gets. */
export interface DialogViewProps<Payload = unknown> {
  readonly kind: DialogKind;
  /** What it was opened with. */
  readonly payload: Payload;
  /** @returns when addresses may be changed */
  readonly close: () => Promise<void>;
  /** Shows another dialog of the same view instead. */
  readonly turn: (kind: DialogKind, payload: Payload) => void;
}

/** A dialog of the shop, defined in the folder that it belongs to. */
export interface DialogDefinition<Payload> {
  readonly kind: DialogKind;
  /** Loads its code, which no page loads before somebody wants it. */
  readonly load: () => Promise<ComponentType<DialogViewProps<Payload>>>;
}

export const defineDialog = <Payload>(
  kind: DialogKind,
  load: DialogDefinition<Payload>["load"],
): DialogDefinition<Payload> => ({ kind, load });

/** One page, one open dialog. */
export const dialogs = createDialogStore();

type LoadView = () => Promise<ComponentType<DialogViewProps>>;
/** Dialogs that were opened on this page. */
const opened = new Map<DialogKind, LoadView>();

/** @throws when a dialog of that kind was never opened */
export function viewOf(kind: DialogKind): LoadView {
  const load = opened.get(kind);
  if (load === undefined) throw new Error(`the dialog ${kind} was not opened by openDialog`);
  return load;
}

let release: (() => Promise<void>) | null = null;
dialogs.subscribe(() => {
  if (dialogs.state() || !release) return;
  left = release();
  release = null;
});
let left: Promise<void> = Promise.resolve();

/** Opens a dialog, unless it is open or dialogs are blocked; on phones Back then closes it. Browser only. */
export function openDialog<Payload>({ kind, load }: DialogDefinition<Payload>, payload: Payload, force = false): void {
  const before = dialogs.state();
  // Its view only ever gets the payload that it is opened with here.
  opened.set(kind, load as LoadView);
  dialogs.open(kind, { payload, force });
  const isPhone = matchMedia(`(max-width: ${breakpoints.tablet - 1}px)`).matches;
  if (!before && dialogs.state() && isPhone) release = holdBack(closeDialog);
}

/** Closes any open dialog. @returns when the address is restored: only then may it change */
export function closeDialog(): Promise<void> {
  const active = dialogs.state();
  if (active) dialogs.close(active.kind);
  return left;
}
