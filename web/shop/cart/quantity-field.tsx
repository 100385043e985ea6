import { useId, useState } from "react";
import "../../../ui/field.css";
import "../../../ui/stepper.css";
import "./quantity-field.css";
import { leastQuantity, mostQuantity } from "../../../services/carts/contract.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useMessages } from "../../words/context.tsx";
import { type QuantityFault, typedQuantity } from "./typed-quantity.ts";

interface QuantityFieldProps {
  /** What there is so many of. */
  readonly title: string;
  readonly value: number;
  readonly onChange: (quantity: number) => void;
}

/** How many pieces: two buttons and a field to type in. What cannot be had stays as it was typed, with the reason. */
export function QuantityField({ title, value, onChange }: QuantityFieldProps) {
  const t = useMessages().cart;
  const errorId = useId();
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<QuantityFault>();

  const choose = (quantity: number) => {
    setTyped(undefined);
    setFault(undefined);
    if (quantity !== value) onChange(quantity);
  };
  const settle = () => {
    if (typed === undefined) return;
    const read = typedQuantity(typed, leastQuantity, mostQuantity);
    if (read.ok) choose(read.value);
    else setFault(read.error);
  };
  const step = (by: number) => choose(Math.min(Math.max(value + by, leastQuantity), mostQuantity));

  return (
    <div className="quantity">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot sit in a line of text */}
      <span className="stepper" role="group" aria-label={t.quantityOf({ title })}>
        <IconButton
          icon="minus"
          small
          label={t.fewer}
          aria-disabled={value <= leastQuantity || undefined}
          onClick={() => step(-1)}
        />
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={t.quantity}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? errorId : undefined}
          value={typed ?? String(value)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={settle}
          onKeyDown={(event) => event.key === "Enter" && settle()}
        />
        <IconButton
          icon="plus"
          small
          label={t.more}
          aria-disabled={value >= mostQuantity || undefined}
          onClick={() => step(1)}
        />
      </span>
      {fault && (
        <p className="field-error" id={errorId} role="alert">
          <Icon name="warning" small />
          <span>{fault === "tooMany" ? t.tooMany({ most: mostQuantity }) : t[fault]}</span>
        </p>
      )}
    </div>
  );
}
