import { Select } from "../../../ui/select.tsx";
import { useMessages } from "../../words/context.tsx";
import { AccessoryShelf } from "./accessory-shelf.tsx";
import type { shelvesOf } from "./shelves.ts";

interface ShelvesProps {
  /** Of the page. */
  readonly path: string;
  /** The size that is chosen. */
  readonly card: string;
  readonly madeFor: readonly { readonly value: string; readonly label: string }[];
  readonly goods: NonNullable<ReturnType<typeof shelvesOf>>;
}

/** Everything beside cards of one size, and the choice of another. */
export function Shelves({ path, card, madeFor, goods }: ShelvesProps) {
  const t = useMessages().accessories;
  return (
    <>
      <Select
        className="accessories-size"
        label={t.size}
        hint={t.sizeHint}
        value={card}
        options={madeFor.map(({ value, label }) => ({ value, label }))}
        onChange={({ target }) => location.assign(`${path}?card=${encodeURIComponent(target.value)}`)}
      />
      <ul className="accessories-list">
        {goods.shelves.map((shelf) => (
          <AccessoryShelf key={`${card} ${shelf.type}`} shelf={shelf} card={card} currency={goods.currency} />
        ))}
      </ul>
    </>
  );
}
