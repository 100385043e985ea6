import { type KeyboardEvent, useId, useRef, useState } from "react";
import "./voucher-field.css";
import "../../../ui/link.css";
import type { Problem } from "../../../core/http/problem.ts";
import { rateText } from "../../../core/number-text.ts";
import { mostCodeLength, type VoucherView } from "../../../services/vouchers/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useLocale, useMessages } from "../../words/context.tsx";
import { putText, reasonText, refusalText, voucherLabel } from "./voucher-words.ts";

interface VoucherFieldProps {
  /** Those that are in already. */
  readonly vouchers: readonly VoucherView[];
  readonly money: (amount: number) => string;
  /** Whether gift vouchers are told as what they pay of this order, not as what is on them. */
  readonly paying?: boolean;
  /** @returns why it was not taken */
  readonly onPut: (code: string) => Promise<Problem | null>;
  readonly onTake: (id: string) => Promise<Problem | null>;
}

/**
 * Where a code is typed, and the ones that are in. It stands inside the checkout's form, so it is none itself: Enter
 * uses the code and orders nothing.
 */
export function VoucherField({ vouchers, money, paying = false, onPut, onTake }: VoucherFieldProps) {
  const t = useMessages().vouchers;
  const title = useId();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const writing = { t, locale: useLocale(), money };
  const [done, setDone] = useState<Done | null>(null);

  const work = async (change: () => Promise<Problem | null>, did: Done) => {
    if (busy) return false;
    setBusy(true);
    const problem = await change();
    setBusy(false);
    setFault(problem && refusalText(problem, writing));
    setDone(problem ? null : did);
    input.current?.focus();
    return problem === null;
  };
  const use = (typed: string) => work(() => onPut(typed), { did: "put", typed, before: vouchers });
  const put = async () => {
    if (code.trim() === "") {
      setFault(t.problem.empty);
      input.current?.focus();
      return;
    }
    if (await use(code)) setCode("");
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void put();
  };
  return (
    <section className="voucher-field" aria-labelledby={title}>
      <h3 id={title}>{t.title}</h3>
      <div className="voucher-entry">
        <TextInput
          ref={input}
          label={t.label}
          labelHidden
          placeholder={t.label}
          value={code}
          error={fault}
          maxLength={mostCodeLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => {
            setCode(event.target.value);
            setFault(null);
          }}
          onKeyDown={enter}
        />
        <Button look="ghost" loading={busy} loadingText={t.applying} onClick={() => void put()}>
          {t.apply}
        </Button>
      </div>
      <LiveRegion visible className="voucher-said">
        {done && (done.did === "taken" ? t.removed : putText(done.typed, done.before, vouchers, writing))}
      </LiveRegion>
      {vouchers.length > 0 && (
        <ul className="voucher-list" aria-label={t.list}>
          {vouchers.map((voucher) => (
            <VoucherRow
              key={voucher.id}
              voucher={voucher}
              money={money}
              paying={paying}
              onTake={() => void work(() => onTake(voucher.id), { did: "taken" })}
              onUse={() => void use(voucher.label)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** What was done last; a code that was typed with those that were in before. */
type Done =
  | { readonly did: "put"; readonly typed: string; readonly before: readonly VoucherView[] }
  | { readonly did: "taken" };

interface VoucherRowProps extends Pick<VoucherFieldProps, "money" | "paying"> {
  readonly voucher: VoucherView;
  readonly onTake: () => void;
  /** Have it count instead of those it does not go with. */
  readonly onUse: () => void;
}

function VoucherRow({ voucher, money, paying, onTake, onUse }: VoucherRowProps) {
  const t = useMessages().vouchers;
  const locale = useLocale();
  const label = voucherLabel(voucher, t, (rate) => rateText(rate, locale));
  const { problem, balance, amount, freeShipping } = voucher;
  const left = balance === null ? 0 : balance - amount;
  return (
    <li>
      <b>{freeShipping ? t.freeShipping({ label: voucher.label }) : label}</b>
      <button type="button" className="link" aria-label={t.removeOf({ label })} onClick={onTake}>
        {t.remove}
      </button>
      {problem && (
        <span className="voucher-note voucher-problem">
          {reasonText(problem, { t, locale, money })}{" "}
          {problem.beside.length > 0 && (
            <button type="button" className="link" aria-label={t.insteadOf({ label })} onClick={onUse}>
              {t.instead}
            </button>
          )}
        </span>
      )}
      {!problem && balance !== null && !paying && (
        <span className="voucher-note num">{t.balance({ amount: money(balance) })}</span>
      )}
      {!problem && paying && left > 0 && <span className="voucher-note num">{t.left({ amount: money(left) })}</span>}
    </li>
  );
}
