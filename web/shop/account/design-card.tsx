import { localMoment } from "../../../core/local-time.ts";
import { shopPath } from "../../../core/shop-path.ts";
import type { MyDesign } from "../../../services/designs/contract.ts";
import { productionPaths } from "../../../services/production/contract.ts";
import { useMoney } from "../../frame/use-money.ts";
import { useShop } from "../../frame/use-shop.ts";
import { LinePicture } from "../../scene/preview/line-picture.tsx";
import { useMessages } from "../../words/context.tsx";

interface DesignCardProps {
  readonly design: MyDesign;
  readonly busy: boolean;
  readonly onCopy: () => void;
  readonly onShare: () => void;
  readonly onRemove: () => void;
}

/** A design: how it looks now, what it is, what it would cost, and what can be done with it. */
export function DesignCard({ design, busy, onCopy, onShare, onRemove }: DesignCardProps) {
  const t = useMessages().account;
  const shop = useShop();
  const { locale } = shop;
  const money = useMoney(design.currency);
  const changed = localMoment(new Date(design.updatedAt), locale, "minute", "medium");
  const name = design.name || design.title;
  return (
    <li className="design-card" aria-busy={busy || undefined}>
      <LinePicture src={productionPaths.designPreview(design.id, design)} look={design.look} />
      <h3>{name}</h3>
      <p className="label">
        {[...(design.name ? [design.title] : []), ...design.facts].join(", ")}
        <br />
        <time dateTime={design.updatedAt}>{t.changedAt({ moment: changed })}</time>
      </p>
      <p className="num">{design.price === null ? t.noPrice : t.priceOfOne({ price: money(design.price) })}</p>
      <p className="design-card-actions">
        {design.editPath && (
          <a className="link" href={shopPath(shop, design.editPath as `/${string}`)} aria-label={t.openOf({ name })}>
            {t.open}
          </a>
        )}
        <button type="button" className="link" aria-label={t.shareOf({ name })} onClick={onShare}>
          {t.share.open}
        </button>
        <button type="button" className="link" aria-label={t.copyOf({ name })} onClick={onCopy}>
          {t.copy}
        </button>
        <button type="button" className="link" aria-label={t.removeOf({ name })} onClick={onRemove}>
          {t.remove}
        </button>
      </p>
    </li>
  );
}
