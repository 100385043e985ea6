import "./badges.css";
import type { BadgeName } from "./badge-name.ts";
import type { DeliveryWay } from "./delivery-way.ts";

/** The badge of each way of delivery. */
export const wayBadges: Readonly<Record<DeliveryWay, BadgeName>> = {
  letter: "shipping-letter",
  parcel: "shipping-parcel",
  xl: "shipping-parcel",
  bulky: "shipping-standard",
  pickup: "shipping-pickup",
  express: "shipping-express",
};

interface BadgesProps {
  readonly names: readonly BadgeName[];
}

/** Badges beside words that say the same, so that they are nothing for those who listen. */
export const Badges = ({ names }: BadgesProps) => (
  <span className="badges">
    {names.map((name) => (
      <img key={name} src={`/badges/${name}.svg`} width={48} height={32} alt="" loading="lazy" />
    ))}
  </span>
);
