import type { ComponentType } from "react";
import type { DialogKind } from "./dialog-store.ts";
import type { DialogPayloads, DialogViewProps } from "./dialogs.ts";

type View<Kind extends DialogKind> = ComponentType<DialogViewProps<DialogPayloads[Kind]>>;

const account = async () => (await import("../account/account-dialog.tsx")).AccountDialog;

/** Where each dialog's code is: no page loads any of it before it is wanted. */
const views: { readonly [Kind in DialogKind]: () => Promise<View<Kind>> } = {
  "calculator-more-formats": async () => (await import("../product/more-formats-dialog.tsx")).MoreFormatsDialog,
  "calculator-own-format": async () => (await import("../product/own-format-dialog.tsx")).OwnFormatDialog,
  "image-magnify": async () => (await import("../product/magnify-dialog.tsx")).MagnifyDialog,
  "log-in": account,
  "sign-up": account,
  "password-reset": account,
  "password-confirm": account,
  "product-description": async () => (await import("../product/description-dialog.tsx")).DescriptionDialog,
  "3d-preview": async () => (await import("../product/space-dialog.tsx")).SpaceDialog,
};

/** The view of a dialog; fetched ahead by whoever points at what opens it. */
export const loadView = (kind: DialogKind): Promise<ComponentType<DialogViewProps>> =>
  views[kind]() as Promise<ComponentType<DialogViewProps>>;
