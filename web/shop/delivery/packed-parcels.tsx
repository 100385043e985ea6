import "./packed-parcels.css";
import { decimalText } from "../../../core/number-text.ts";
import type { PackedParcelView } from "../../../services/shipping/contract.ts";
import { Opener } from "../../../ui/disclosure.tsx";
import { useLocale, useMessages } from "../../words/context.tsx";

/** In how many parcels something comes, and how large and heavy they are; nothing of one alone. */
export function PackedParcels({ parcels }: { readonly parcels: readonly PackedParcelView[] }) {
  const { delivery: t } = useMessages();
  const locale = useLocale();
  const count = parcels.reduce((sum, one) => sum + one.count, 0);
  if (count < 2) return null;
  const size = (sides: readonly number[]) =>
    `${sides.map((side) => decimalText(side / 10, locale)).join("\u00a0×\u00a0")}\u00a0cm`;
  return (
    <details className="packed-parcels">
      <Opener>{t.parcels({ count })}</Opener>
      <ul className="num">
        {parcels.map((one) => (
          <li key={`${one.size.join()} ${one.grams}`}>
            {t.parcel({
              count: one.count,
              size: size(one.size),
              weight: `${decimalText(one.grams / 1000, locale)}\u00a0kg`,
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}
