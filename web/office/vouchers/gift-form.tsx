import { useId, useState } from "react";
import { type Currency, currencies } from "../../../core/currency.ts";
import { formatMoney } from "../../../core/money.ts";
import { type GivenAway, officeVoucherPaths } from "../../../services/vouchers/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Form } from "../../../ui/form.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useLocale } from "../../words/context.tsx";
import { officeApi } from "../api/use-office.ts";
import { useSubmit } from "../data/use-submit.ts";
import { useOfficeMessages } from "../messages.ts";
import { minorOf } from "./new-discount.ts";
import { useVouchersText } from "./use-vouchers-text.ts";

interface GiftDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onMade: () => void;
}

/** Gives a gift voucher away, and shows its code the one time it is seen. */
export function GiftDialog({ open, onClose, onMade }: GiftDialogProps) {
  const t = useVouchersText();
  const { close } = useOfficeMessages().frame;
  const locale = useLocale();
  const form = useId();
  const [given, setGiven] = useState<GivenAway | null>(null);
  const leave = () => {
    setGiven(null);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={given ? t.given({ amount: formatMoney(given, locale) }) : t.newGift}
      closeLabel={close}
      footer={
        given ? (
          <Button small onClick={leave}>
            {t.done}
          </Button>
        ) : (
          <Button small type="submit" form={form}>
            {t.give}
          </Button>
        )
      }
    >
      {given ? (
        <Stack role="status">
          <p className="voucher-code num">{given.code}</p>
          <p className="mute">{t.givenText}</p>
        </Stack>
      ) : (
        <GiftForm
          id={form}
          onGiven={(made) => {
            setGiven(made);
            onMade();
          }}
        />
      )}
    </Dialog>
  );
}

function GiftForm({ id, onGiven }: { readonly id: string; readonly onGiven: (gift: GivenAway) => void }) {
  const t = useVouchersText();
  const [amount, setAmount] = useState("");
  const [currency, setCurrency] = useState<Currency>("EUR");
  const [note, setNote] = useState("");
  const [isMissing, setMissing] = useState(false);
  const giving = useSubmit((body: object) => officeApi().post<GivenAway>(officeVoucherPaths.gifts, { body }), onGiven);

  function submit() {
    const minor = minorOf(amount);
    const isShort = !(minor >= 100) || note.trim().length < 3;
    setMissing(isShort);
    return isShort ? null : giving.submit({ amount: minor, currency, note });
  }

  return (
    <Form id={id} noValidate onSend={submit} failure={isMissing ? t.missing : giving.problem && t.failed}>
      <div className="voucher-form-pair">
        <TextInput
          label={t.amount}
          inputMode="decimal"
          required
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
        <Select
          label={t.currency}
          value={currency}
          options={currencies.map((value) => ({ value, label: value }))}
          onChange={(event) => setCurrency(event.target.value as Currency)}
        />
      </div>
      <TextInput
        label={t.note}
        hint={t.noteHint}
        required
        maxLength={200}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </Form>
  );
}
