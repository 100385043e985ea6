import type { Country } from "../../core/locale.ts";
import type { RecipientList } from "../../design/recipients/recipient.ts";
import { recipientValue } from "../../design/recipients/recipient-value.ts";
import { recipientsOf } from "../../products/recipients.ts";
import type { PricedCart, PricedLine } from "../carts/service.ts";
import type { RecipientAddress } from "./address.ts";
import { addressOfRecipient } from "./address-of-recipient.ts";
import type { LineRecipients, Sending } from "./parcel-contract.ts";

/** Lists that were ordered with; null: it was erased. */
export interface OrderedLists {
  ordered(hash: string): Promise<RecipientList | null>;
}

interface Addressee {
  /** In the list, from 0; the piece of the file that is hers. */
  readonly position: number;
  readonly address: RecipientAddress;
}

/** Recipients of a basket line whose pieces are sent to them; all other pieces go to the buyer. */
interface SentLine {
  /** Hash of the list. */
  readonly list: string;
  readonly addressees: readonly Addressee[];
  /** Of those who were wanted: their address is not complete, or we do not deliver there. */
  readonly unreachable: number;
}
export type SentLines = ReadonlyMap<string, SentLine>;

export const nothingSent: SentLines = new Map();

/** Looks up everyone a basket's pieces are wanted to go to. A line that is gone, or is for no list, is left out. */
export async function sentLines(
  lists: OrderedLists,
  { lines }: Pick<PricedCart, "lines">,
  sending: Sending,
  to: { readonly home: Country; readonly reached: readonly Country[] },
): Promise<SentLines> {
  const found = await Promise.all(
    lines.map(async (priced) => {
      const wish = sending.find(({ lineId }) => lineId === priced.line.id);
      const hash = wish && listOfLine(priced);
      if (!wish || !hash) return [];
      const rows = (await lists.ordered(hash))?.rows ?? [];
      const wanted = wish.recipients === "all" ? rows.map((_, place) => place) : [...new Set(wish.recipients)];
      const addressees = wanted
        .toSorted((one, other) => one - other)
        .flatMap((position) => {
          const row = rows[position];
          const read = row && addressOfRecipient(row, to.home, to.reached);
          return read?.ok ? [{ position, address: read.value }] : [];
        });
      const sent: SentLine = { list: hash, addressees, unreachable: wanted.length - addressees.length };
      return [[priced.line.id, sent] as const];
    }),
  );
  return new Map(found.flat());
}

/** Hash of the list whose pieces can be sent one by one; null: this line comes as a whole. */
export function listOfLine({ line, offer }: Pick<PricedLine, "line" | "offer">): string | null {
  if (!offer.ok || !offer.value.production.recipients) return null;
  return recipientsOf(line.configuration)?.list ?? null;
}

/** Everyone of a list as the checkout offers her, with what is in the way. */
export const lineRecipientsView = (
  { rows }: RecipientList,
  to: { readonly home: Country; readonly reached: readonly Country[] },
): LineRecipients => ({
  recipients: rows.map((row, position) => {
    const read = addressOfRecipient(row, to.home, to.reached);
    const said = { position, line: row.line, name: recipientValue(row, "name") || recipientValue(row, "company") };
    return read.ok
      ? { ...said, city: read.value.city, country: read.value.country, faults: [] }
      : { ...said, city: recipientValue(row, "city"), country: null, faults: [...read.error] };
  }),
});
