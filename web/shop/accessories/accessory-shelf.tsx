import { useState } from "react";
import type { Currency } from "../../../core/currency.ts";
import { shopPath } from "../../../core/shop-path.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Select } from "../../../ui/select.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import { browserApi } from "../../browser/browser-api.ts";
import { useMoney } from "../../frame/use-money.ts";
import { useShop } from "../../frame/use-shop.ts";
import { useMessages } from "../../words/context.tsx";
import { orderAccessory } from "./order-accessory.ts";
import type { Shelf } from "./shelves.ts";

interface AccessoryShelfProps {
  readonly shelf: Shelf;
  /** Key of the card whose size they are for. */
  readonly card: string;
  readonly currency: Currency;
}

const MOST = 999;

/** One sort of accessory: which, how many, what they cost, and into the basket. */
export function AccessoryShelf({ shelf: { type, wares, first }, card, currency }: AccessoryShelfProps) {
  const t = useMessages().accessories;
  const shop = useShop();
  const money = useMoney(currency);
  const [sku, choose] = useState(first);
  const [pieces, setPieces] = useState(1);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const name = t.types[type];
  const ware = wares.find((one) => one.sku === sku) ?? wares[0];
  if (!ware) return null;
  async function add(): Promise<void> {
    if (state === "busy") return;
    setState("busy");
    const added = await orderAccessory(browserApi(), card, { sku, quantity: pieces });
    if (added) return location.assign(shopPath(shop, "/cart"));
    setState("failed");
  }
  return (
    <li className="accessories-shelf">
      <h2>{name}</h2>
      <Select
        label={t.which({ name })}
        value={ware.sku}
        options={wares.map(({ sku: value, label, amount }) => ({ value, label: `${label}, ${money(amount)}` }))}
        onChange={({ target }) => choose(target.value)}
      />
      <div className="accessories-order">
        <Stepper
          label={t.pieces({ name })}
          decreaseLabel={t.fewer({ name })}
          increaseLabel={t.more({ name })}
          value={pieces}
          min={1}
          max={MOST}
          step={1}
          onChange={setPieces}
        />
        <output className="num accessories-total" aria-label={t.total({ name })}>
          {money(ware.amount * pieces)}
        </output>
        <Button
          look="ghost"
          aria-label={t.addOf({ name })}
          loading={state === "busy"}
          loadingText={t.adding}
          onClick={() => void add()}
        >
          {t.add}
        </Button>
      </div>
      {state === "failed" && (
        <Notice tone="bad" announce="assertive">
          {t.failed}
        </Notice>
      )}
    </li>
  );
}
