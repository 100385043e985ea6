/** The shop's own badges in `web/public/badges`, without the mark of any company. */
export type BadgeName = `payment-${"card" | "transfer" | "secure"}` | `shipping-${ShippingBadge}`;
type ShippingBadge = "standard" | "express" | "pickup" | "letter" | "parcel" | "returns";
