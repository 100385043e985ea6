import { defineDialog } from "../../frame/dialogs/dialogs.ts";
import type { DescribedProduct } from "./description-dialog.tsx";
import type { MagnifiedPictures } from "./magnify-dialog.tsx";
import type { Calculator } from "./use-calculator.ts";

export const moreFormats = defineDialog<Calculator>(
  "calculator-more-formats",
  async () => (await import("./more-formats-dialog.tsx")).MoreFormatsDialog,
);
export const ownFormat = defineDialog<Calculator>(
  "calculator-own-format",
  async () => (await import("./own-format-dialog.tsx")).OwnFormatDialog,
);
export const magnify = defineDialog<MagnifiedPictures>(
  "image-magnify",
  async () => (await import("./magnify-dialog.tsx")).MagnifyDialog,
);
export const description = defineDialog<DescribedProduct>(
  "product-description",
  async () => (await import("./description-dialog.tsx")).DescriptionDialog,
);
export const space = defineDialog<Calculator>(
  "3d-preview",
  async () => (await import("./space-dialog.tsx")).SpaceDialog,
);
