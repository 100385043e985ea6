import { formatMoney } from "../../../core/money.ts";
import type { ProductPage } from "../../../services/product-pages/contract.ts";
import { Plate } from "../../../ui/plate.tsx";
import { Price } from "../../../ui/price.tsx";
import { useShop, useSpelledLink } from "../../use-shop.ts";

/** What hangs on a picture, with its price: the label beside it, as in an exhibition. */
export function PicturePlate({ label }: Pick<ProductPage["gallery"][number], "label">) {
  const { locale } = useShop();
  const spelled = useSpelledLink();
  if (!label) return null;
  return (
    <Plate
      href={spelled(label.href)}
      title={label.title}
      facts={label.facts}
      price={<Price current={formatMoney(label.price, locale)} />}
    />
  );
}
