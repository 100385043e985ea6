import { type RecipientsRef, recipientsRef } from "../design/recipients/recipient.ts";

/** The list of recipients that a configuration of any kind names; null: its pieces are all the same. */
export function recipientsOf({ recipients }: { readonly recipients?: unknown }): RecipientsRef | null {
  const read = recipientsRef.safeParse(recipients);
  return read.success ? read.data : null;
}
