import { type FormEvent, useEffect, useRef, useState } from "react";
import { countries } from "../../../core/locale.ts";
import type { SavedAddress } from "../../../services/addresses/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { browserApi } from "../../browser/browser-api.ts";
import { useShop } from "../../frame/use-shop.ts";
import { useMessages } from "../../words/context.tsx";
import { AddressFields } from "../checkout/address-fields.tsx";
import { draftOf, emptyAddress, sentAddress } from "../checkout/checkout-draft.ts";
import { type Faults, noFaults, withoutFault } from "../checkout/faults.ts";
import { type ChangeOf, saveAddress } from "./save-address.ts";

interface AddressFormProps {
  /** The one she changes; null for a new one. */
  readonly saved: SavedAddress | null;
  /** There is no other: it is the default for everything. */
  readonly first: boolean;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** The checkout's own fields for one address of the account, and what it is the default for. */
export function AddressForm({ saved, first, onSaved, onCancel }: AddressFormProps) {
  const t = useMessages().account;
  const { country } = useShop();
  const form = useRef<HTMLFormElement>(null);
  const [address, setAddress] = useState(() => (saved ? draftOf(saved.address) : emptyAddress(country)));
  const [defaults, setDefaults] = useState({
    forDelivery: saved?.forDelivery ?? first,
    forBilling: saved?.forBilling ?? first,
  });
  const [change, setChange] = useState<ChangeOf>(saved);
  const [faults, setFaults] = useState<Faults>(noFaults);
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  useEffect(() => form.current?.querySelector<HTMLElement>("input")?.focus(), []);
  useEffect(() => {
    if (faults.size > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    setRefusal(null);
    const result = await saveAddress(browserApi(), change, { address: sentAddress(address), ...defaults });
    setSending(false);
    if (result.kind === "saved") return onSaved();
    setFaults(result.kind === "faults" ? result.faults : noFaults);
    if (result.kind === "refused") setRefusal(result.title ?? t.failed);
    if (result.kind !== "asks") return;
    setChange(result.at);
    setRefusal(`${result.title}. ${t.saveAgain}`);
  };
  const isDefault = { forDelivery: saved?.forDelivery ?? first, forBilling: saved?.forBilling ?? first };
  return (
    <form
      ref={form}
      className="address-form"
      onSubmit={send}
      noValidate
      aria-label={saved ? t.editAddress : t.newAddress}
    >
      {refusal && (
        <Notice tone="bad" announce="assertive">
          {refusal}
        </Notice>
      )}
      <AddressFields
        name="address"
        address={address}
        countries={countries}
        faults={faults}
        onChange={(field, value) => {
          setAddress((now) => ({ ...now, [field]: value }));
          setFaults((now) => withoutFault(now, `/address/${field}`));
        }}
        onFault={(field, code) => setFaults((now) => new Map(now).set(`/address/${field}`, code))}
      />
      {(["forDelivery", "forBilling"] as const).map((use) => (
        <Checkbox
          key={use}
          label={t[use]}
          checked={defaults[use]}
          // One must be: another one takes its place, it is not given up.
          disabled={isDefault[use]}
          onChange={(event) => setDefaults({ ...defaults, [use]: event.target.checked })}
        />
      ))}
      <p className="address-form-actions">
        <Button type="submit" loading={sending} loadingText={t.savingAddress}>
          {t.saveAddress}
        </Button>
        <Button look="ghost" onClick={onCancel}>
          {t.cancel}
        </Button>
      </p>
    </form>
  );
}
