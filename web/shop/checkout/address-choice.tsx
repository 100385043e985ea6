import type { ComponentProps } from "react";
import type { SavedAddress } from "../../../services/addresses/contract.ts";
import { addressLines } from "../../../services/orders/contract.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { ChoiceGroup } from "../../../ui/choice.tsx";
import { OptionRow } from "../../../ui/option-row.tsx";
import { useLocale, useMessages } from "../../words/context.tsx";
import { AddressFields } from "./address-fields.tsx";
import { typedAddress } from "./checkout-draft.ts";

interface AddressChoiceProps extends ComponentProps<typeof AddressFields> {
  readonly title: string;
  /** What she has saved; null for who is logged out. */
  readonly book: readonly SavedAddress[] | null;
  readonly choice: string;
  /** A saved one, or undefined for another. */
  readonly onChoose: (saved: SavedAddress | undefined) => void;
  /** Whether an address that she types is saved. */
  readonly keep: boolean;
  readonly onKeep: (keep: boolean) => void;
}

/** Where the parcel or the bill goes: one of her saved addresses, or the fields for another one. */
export function AddressChoice({ title, book, choice, onChoose, keep, onKeep, ...fields }: AddressChoiceProps) {
  const { checkout: t } = useMessages();
  const { name, countries, faults } = fields;
  const saved = book?.find(({ id }) => id === choice);
  const wrong = [...faults.keys()].some((pointer) => pointer.startsWith(`/${name}/`));
  return (
    <>
      {book && book.length > 0 ? (
        <ChoiceGroup legend={title} className="checkout-choice checkout-addresses">
          {book.map((one) => (
            <SavedRow
              key={one.id}
              name={name}
              one={one}
              chosen={one === saved}
              unavailable={!countries.includes(one.address.country)}
              onChoose={() => onChoose(one)}
            />
          ))}
          <OptionRow
            target={{ name: `${name}.choice`, value: typedAddress, onChoose: () => onChoose(undefined) }}
            chosen={saved === undefined}
            title={t.anotherAddress}
          />
        </ChoiceGroup>
      ) : (
        <h2>{title}</h2>
      )}
      {/* A rule may have changed since she saved it: then she mends it here. */}
      {(!saved || wrong) && <AddressFields {...fields} />}
      {book && !saved && (
        <Checkbox
          className="checkout-elsewhere"
          label={t.keepAddress}
          checked={keep}
          onChange={(event) => onKeep(event.target.checked)}
        />
      )}
    </>
  );
}

interface SavedRowProps {
  readonly name: string;
  readonly one: SavedAddress;
  readonly chosen: boolean;
  readonly unavailable: boolean;
  readonly onChoose: () => void;
}

function SavedRow({ name, one, chosen, unavailable, onChoose }: SavedRowProps) {
  const { checkout: t } = useMessages();
  const [first, ...rest] = addressLines(one.address, useLocale());
  return (
    <OptionRow
      target={{ name: `${name}.choice`, value: one.id, onChoose }}
      chosen={chosen}
      unavailable={unavailable ? t.obstacles["country-not-delivered"] : undefined}
      title={first}
      detail={rest.join(", ")}
    />
  );
}
