import { formatMoney } from "../../../core/money.ts";
import type { ProductPage } from "../../../services/product-pages/contract.ts";
import { Plate } from "../../../ui/plate.tsx";
import { Price } from "../../../ui/price.tsx";
import { useShop, useSpelledLink } from "../../frame/use-shop.ts";
import { useMessages } from "../../words/context.tsx";

/** The price label on a picture, of the shown piece and not the chosen one, as in an exhibition. */
export function PicturePlate({ label }: Pick<ProductPage["gallery"][number], "label">) {
  const { locale } = useShop();
  const spelled = useSpelledLink();
  const { asPictured } = useMessages().product;
  if (!label) return null;
  return (
    <Plate
      href={spelled(label.href)}
      title={label.title}
      facts={label.facts}
      price={<Price before={asPictured} current={formatMoney(label.price, locale)} />}
    />
  );
}
