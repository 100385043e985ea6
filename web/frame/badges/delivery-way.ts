import type { ShippingOption } from "../../../services/shipping/contract.ts";
import type { Messages } from "../../words/messages.generated.ts";

export type DeliveryWay = keyof Messages["delivery"]["ways"];

/** What a way of delivery is called: the standard one by what carries it, because the goods decide that. */
export const deliveryWay = ({ method, class: shippingClass }: Pick<ShippingOption, "method" | "class">): DeliveryWay =>
  method === "standard" ? shippingClass : method;
