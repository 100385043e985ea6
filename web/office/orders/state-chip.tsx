import type { OrderState } from "../../../services/orders/contract.ts";
import { Chip, StatusChip } from "../../../ui/chip.tsx";
import type { Tone } from "../../../ui/tone.ts";
import { useOfficeMessages } from "../messages.ts";
import { toneOfState } from "./state-tone.ts";

/** A chip with the icon of its tone; a plain state says nothing by colour and needs none. */
export function ToneChip({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return tone === "plain" ? <Chip small>{children}</Chip> : <StatusChip tone={tone}>{children}</StatusChip>;
}

/** Where an order stands. */
export function StateChip({ state }: { readonly state: OrderState }) {
  return <ToneChip tone={toneOfState[state]}>{useOfficeMessages().orders.tab[state]}</ToneChip>;
}
