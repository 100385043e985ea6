import { type ReactNode, useId, useState } from "react";
import { wallClock } from "../../../core/calendar-date.ts";
import { currencies } from "../../../core/currency.ts";
import { shopZone } from "../../../core/shop.ts";
import { type DiscountView, officeVoucherPaths } from "../../../services/vouchers/contract.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Form } from "../../../ui/form.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { officeApi } from "../api/use-office.ts";
import { useSubmit } from "../data/use-submit.ts";
import { DialogFoot } from "../frame/dialog-foot.tsx";
import { useOfficeMessages } from "../messages.ts";
import { DiscountLimits } from "./discount-limits.tsx";
import { type DiscountDraft, type DiscountField, emptyDiscount, ruleOf } from "./new-discount.ts";
import { useVouchersText } from "./use-vouchers-text.ts";

interface DiscountDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onMade: () => void;
}

/** Makes a discount code. */
export function DiscountDialog({ open, onClose, onMade }: DiscountDialogProps) {
  const t = useVouchersText();
  const { close } = useOfficeMessages().frame;
  const form = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.newDiscount}
      closeLabel={close}
      footer={<DialogFoot onLeave={onClose} submit={t.create} form={form} />}
    >
      <DiscountForm
        id={form}
        onMade={() => {
          onClose();
          onMade();
        }}
      />
    </Dialog>
  );
}

function DiscountForm({ id, onMade }: { readonly id: string; readonly onMade: () => void }): ReactNode {
  const t = useVouchersText();
  const [draft, setDraft] = useState(() => emptyDiscount(wallClock(new Date(), shopZone).date));
  const making = useSubmit(
    (body: object) => officeApi().post<DiscountView>(officeVoucherPaths.discounts, { body }),
    onMade,
  );
  const known: Readonly<Record<string, string>> = { "code-taken": t.taken, "code-like-gift": t.likeGift };
  const [wrong, setWrong] = useState<ReadonlySet<DiscountField>>(new Set());
  const change = (changes: Partial<DiscountDraft>) => {
    setDraft((before) => ({ ...before, ...changes }));
    making.forget();
    setWrong((before) => new Set([...before].filter((name) => !(name in changes))));
  };
  const limitOf = (name: DiscountField): string =>
    t.wrongField[name === "value" ? (draft.kind === "percent" ? "percent" : "amount") : name];
  const text = (name: DiscountField) => ({
    name,
    value: draft[name],
    error: wrong.has(name) && limitOf(name),
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const tick = (name: "firstOrder" | "withCampaigns" | "combinable") => ({
    label: t[name],
    checked: draft[name],
    onChange: (event: { target: { checked: boolean } }) => change({ [name]: event.target.checked }),
  });

  function submit(form: HTMLFormElement) {
    const rule = ruleOf(draft);
    if (!rule.ok) {
      setWrong(rule.error);
      const first = [...form.elements].find((field) => rule.error.has(field.getAttribute("name") as DiscountField));
      if (first instanceof HTMLInputElement) first.focus();
      return;
    }
    return making.submit(rule.value);
  }

  return (
    <Form id={id} noValidate onSend={submit} failure={making.problem && (known[making.problem.kind] ?? t.failed)}>
      <TextInput label={t.code} required maxLength={20} autoComplete="off" spellCheck={false} {...text("code")} />
      <div className="voucher-form-pair">
        <Select
          label={t.kind}
          value={draft.kind}
          options={(["percent", "amount", "free-shipping"] as const).map((value) => ({ value, label: t.kinds[value] }))}
          onChange={(event) => change({ kind: event.target.value as DiscountDraft["kind"] })}
        />
        {draft.kind !== "free-shipping" && (
          <TextInput label={t[draft.kind]} inputMode="decimal" required {...text("value")} />
        )}
      </div>
      <div className="voucher-form-pair">
        <TextInput label={t.minimum} optional={t.optional} inputMode="decimal" {...text("minimum")} />
        <Select
          label={t.currency}
          value={draft.currency}
          options={currencies.map((value) => ({ value, label: value }))}
          onChange={(event) => change({ currency: event.target.value as DiscountDraft["currency"] })}
        />
      </div>
      <div className="voucher-form-pair">
        <TextInput type="date" label={t.validFrom} required {...text("validFrom")} />
        <TextInput type="date" label={t.validTo} optional={t.optional} {...text("validTo")} />
      </div>
      <div className="voucher-form-pair">
        <TextInput label={t.mostUses} optional={t.optional} inputMode="numeric" {...text("mostUses")} />
        <TextInput label={t.mostUsesEach} optional={t.optional} inputMode="numeric" {...text("mostUsesEach")} />
      </div>
      <Checkbox {...tick("firstOrder")} />
      <Checkbox {...tick("withCampaigns")} />
      <Checkbox {...tick("combinable")} />
      <DiscountLimits draft={draft} onChange={change} />
    </Form>
  );
}
