import { dayValues } from "../../../../core/day-start.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { Mark } from "../../../../ui/logo.tsx";
import { useWords } from "../../../words/use-words.ts";
import type { ViewProps } from "../../define/define-block.ts";
import type { block } from "./block.ts";
import styles from "./voucher.css?url";
import { voucherWords } from "./words.ts";

export function View({ block: { headline, text, href, offer } }: ViewProps<typeof block>) {
  const t = useWords(voucherWords);
  if (offer === null) return null;
  return (
    <section className="wrap content-voucher">
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="content-voucher-card" aria-hidden="true">
        <Mark />
        <span className="num">{offer.amounts[Math.floor(offer.amounts.length / 2)]}</span>
      </div>
      <div className="content-voucher-words">
        {headline !== "" && <h2>{headline}</h2>}
        {text !== "" && <p>{text}</p>}
        <p className="small mute num">
          {t.amounts} {offer.amounts.join(" · ")}
        </p>
        <p className="small mute num">
          {t.ownAmount(offer)} {t.validTo(dayValues(offer.validTo))}
        </p>
        <ButtonLink href={href}>{t.chooseVoucher}</ButtonLink>
      </div>
    </section>
  );
}
