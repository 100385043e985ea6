import { useState } from "react";
import { useSearchParams } from "react-router";
import type { z } from "zod";
import {
  type DiscountView,
  type discountList,
  type giftList,
  officeVoucherPaths,
} from "../../../services/vouchers/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListAnswer } from "../data/answer-wait.tsx";
import { BelowList } from "../data/below-list.tsx";
import { ListHead } from "../data/list-head.tsx";
import { ListPages } from "../data/list-pages.tsx";
import { officePages } from "../data/office-paths.ts";
import type { Asked } from "../data/use-answer.ts";
import { useGet } from "../data/use-get.ts";
import { DiscountFiles } from "./discount-files.tsx";
import { DiscountDialog } from "./discount-form.tsx";
import { DiscountTable } from "./discount-table.tsx";
import { EndDiscount } from "./end-discount.tsx";
import { GiftDialog } from "./gift-form.tsx";
import { GiftLedger } from "./gift-ledger.tsx";
import { GiftTable } from "./gift-table.tsx";
import { useVouchersText } from "./use-vouchers-text.ts";
import "./vouchers.css";
import { Row } from "../../../ui/layout.tsx";

type DiscountList = z.infer<typeof discountList>;

/** Discount codes and gift vouchers: which there are, new ones, and where their money went. */
export default function Vouchers() {
  const t = useVouchersText();
  const discounts = useGet<DiscountList>(officeVoucherPaths.discounts);
  return (
    <div className="vouchers">
      <ListHead title={t.title} />
      <Discounts {...discounts} />
      <BelowList answers={[discounts.answer]}>
        <Gifts />
      </BelowList>
    </div>
  );
}

function Discounts({ answer, reload }: Pick<Asked<DiscountList>, "answer" | "reload">) {
  const t = useVouchersText();
  const [making, setMaking] = useState(false);
  const [ending, setEnding] = useState<DiscountView | null>(null);
  return (
    <section className="vouchers-part" aria-label={t.discounts}>
      <Row apart className="vouchers-head">
        <h2>{t.discounts}</h2>
        <Button small look="ghost" onClick={() => setMaking(true)}>
          {t.newDiscount}
        </Button>
      </Row>
      <ListAnswer answer={answer} onRetry={() => void reload()}>
        {({ discounts }) =>
          discounts.length === 0 ? (
            <EmptyState icon="voucher" title={t.noDiscounts}>
              {t.noDiscountsText}
            </EmptyState>
          ) : (
            <DiscountTable discounts={discounts} onEnd={setEnding} />
          )
        }
      </ListAnswer>
      <BelowList answers={[answer]}>
        <DiscountFiles onTaken={() => void reload()} />
      </BelowList>
      <DiscountDialog open={making} onClose={() => setMaking(false)} onMade={() => void reload()} />
      <EndDiscount discount={ending} onClose={() => setEnding(null)} onEnded={() => void reload()} />
    </section>
  );
}

function Gifts() {
  const t = useVouchersText();
  const [query] = useSearchParams();
  const page = Math.max(1, Number(query.get("page")) || 1);
  const open = query.get("gift");
  const [giving, setGiving] = useState(false);
  const { answer, reload } = useGet<z.infer<typeof giftList>>(officeVoucherPaths.gifts, {
    query: { page: String(page) },
  });
  const addressOf = (number: number, gift: string | null = null) =>
    `${officePages.vouchers}?page=${number}${gift ? `&gift=${gift}` : ""}`;
  return (
    <section className="vouchers-part" aria-label={t.gifts}>
      <Row apart className="vouchers-head">
        <h2>{t.gifts}</h2>
        <Button small look="ghost" onClick={() => setGiving(true)}>
          {t.newGift}
        </Button>
      </Row>
      <ListAnswer answer={answer} onRetry={() => void reload()}>
        {(list) =>
          list.total === 0 ? (
            <EmptyState icon="gift" title={t.noGifts}>
              {t.noGiftsText}
            </EmptyState>
          ) : (
            <>
              <GiftTable gifts={list.gifts} open={open} addressOf={(id) => addressOf(page, id)} />
              <ListPages {...list} href={addressOf} />
            </>
          )
        }
      </ListAnswer>
      <BelowList answers={[answer]}>{open && <GiftLedger id={open} />}</BelowList>
      <GiftDialog open={giving} onClose={() => setGiving(false)} onMade={() => void reload()} />
    </section>
  );
}
