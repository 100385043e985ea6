import type { ProductPage } from "../../../services/product-pages/contract.ts";
import { breakpoints } from "../../../ui/tokens.ts";
import type { Customer } from "../chrome/customer-store.ts";
import type { Calculator } from "../product/use-calculator.ts";
import { holdBack } from "./back-closes.ts";
import { createDialogStore, type DialogKind } from "./dialog-store.ts";

/** What each dialog is opened with. */
export interface DialogPayloads {
  readonly "calculator-more-formats": Calculator;
  readonly "calculator-own-format": Calculator;
  readonly "image-magnify": MagnifiedPictures;
  readonly "log-in": AccountWish;
  readonly "sign-up": AccountWish;
  readonly "password-reset": AccountWish;
  readonly "password-confirm": AccountWish;
  readonly "product-description": DescribedProduct;
  readonly "3d-preview": Calculator;
}

/** The dialogs of the account lead from one to the other, and keep what was wanted. */
export interface AccountWish {
  /** Told when somebody is logged in; the header knows by itself. */
  readonly onDone?: ((customer: Customer) => void) | undefined;
  /** The address a link was asked for. */
  readonly email?: string | undefined;
}

export interface MagnifiedPictures {
  readonly pictures: readonly ProductPage["gallery"][number]["picture"][];
  /** Which one is seen first. */
  readonly at: number;
}

export interface DescribedProduct {
  readonly page: ProductPage;
  readonly calculator: Calculator;
}

/** What a dialog's view is told: which it is, and what it was opened with. */
export interface DialogViewProps<Payload = unknown> {
  readonly kind: DialogKind;
  readonly payload: Payload;
  /** @returns when addresses may be changed */
  readonly close: () => Promise<void>;
}

/** One page, one open dialog. */
export const dialogs = createDialogStore();

let release: (() => Promise<void>) | null = null;
dialogs.subscribe(() => {
  if (dialogs.state() || !release) return;
  left = release();
  release = null;
});
let left: Promise<void> = Promise.resolve();

/** Opens a dialog, unless it is open or dialogs are blocked; on phones Back then closes it. Browser only. */
export function openDialog<Kind extends DialogKind>(kind: Kind, payload: DialogPayloads[Kind], force = false): void {
  const before = dialogs.state();
  dialogs.open(kind, { payload, force });
  const isPhone = matchMedia(`(max-width: ${breakpoints.tablet - 1}px)`).matches;
  if (!before && dialogs.state() && isPhone) release = holdBack(closeDialog);
}

/** Closes whichever dialog is open. @returns when the address bar is as it was before: only then may an address change */
export function closeDialog(): Promise<void> {
  const active = dialogs.state();
  if (active) dialogs.close(active.kind);
  return left;
}
