import type { OfficeOrder, OrderState } from "../../../services/orders/contract.ts";
import type { PrintFile } from "../../../services/production/contract.ts";
import type { Tone } from "../../../ui/tone.ts";

/** How a state looks: what waits for someone is amber, what runs is blue, what is well is green. */
export const toneOfState: Readonly<Record<OrderState, Tone>> = {
  placed: "plain",
  paid: "warn",
  "files-checked": "ok",
  "in-production": "info",
  shipped: "plain",
  delivered: "plain",
  cancelled: "plain",
  complaint: "bad",
};

export type FileState = OfficeOrder["lines"][number]["fileState"];

export const toneOfFile: Readonly<Record<FileState, Tone>> = {
  none: "plain",
  waiting: "info",
  checked: "ok",
  stopped: "bad",
};

export const toneOfVerdict: Readonly<Record<PrintFile["verdict"], Tone>> = {
  checked: "ok",
  approved: "warn",
  stopped: "bad",
};
