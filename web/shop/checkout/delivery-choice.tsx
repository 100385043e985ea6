import { dayText } from "../../../core/date-text.ts";
import type { ShippingInformation, ShippingMethod } from "../../../services/shipping/contract.ts";
import { ChoiceGroup } from "../../../ui/choice.tsx";
import { OptionRow } from "../../../ui/option-row.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Badges, wayBadges } from "../../frame/badges/badges.tsx";
import { deliveryWay } from "../../frame/badges/delivery-way.ts";
import { useMoney } from "../../frame/use-money.ts";
import { useLocale, useMessages } from "../../words/context.tsx";
import { possibleMethod } from "./checkout-store.ts";

interface DeliveryChoiceProps {
  /** Null until it is known what the country offers. */
  readonly shipping: ShippingInformation | null;
  readonly chosen: ShippingMethod;
  readonly onChoose: (method: ShippingMethod) => void;
}

/** The ways of delivery, each named by the day it arrives. */
export function DeliveryChoice({ shipping, chosen, onChoose }: DeliveryChoiceProps) {
  const { checkout: t, delivery: words } = useMessages();
  const locale = useLocale();
  const money = useMoney(shipping?.currency ?? "EUR");
  const possible = possibleMethod(shipping, chosen);
  return (
    <ChoiceGroup legend={t.speed} className="checkout-choice">
      {shipping
        ? shipping.options.map((option) => {
            const way = deliveryWay(option);
            return (
              <OptionRow
                key={option.method}
                target={{ name: "shippingMethod", value: option.method, onChoose: () => onChoose(option.method) }}
                chosen={option.method === possible}
                title={t.way({ way: words.ways[way], day: dayText(option.arrival.latest, locale) })}
                detail={words.details[way]}
                end={
                  <span className="delivery-end">
                    <Badges names={[wayBadges[way]]} />
                    {money(option.price)}
                  </span>
                }
              />
            );
          })
        : [1, 2, 3].map((row) => (
            <div key={row} className="checkout-choice-waiting">
              <Skeleton height="4rem" />
            </div>
          ))}
    </ChoiceGroup>
  );
}
