import { useRef, useState } from "react";
import "./address-fields.css";
import type { Country } from "../../../core/locale.ts";
import { isPostcode, postcodeExample, tidyPostcode } from "../../../services/orders/contract.ts";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useShop } from "../../frame/use-shop.ts";
import { useMessages } from "../../words/context.tsx";
import type { AddressDraft, AddressField } from "./checkout-draft.ts";
import { addressFaultText } from "./fault-text.ts";
import type { Faults } from "./faults.ts";
import { stateNames } from "./state-names.ts";
import type { AddressName } from "./use-draft.ts";

interface AddressFieldsProps {
  /** Of the address in the request. */
  readonly name: AddressName | "address";
  readonly address: AddressDraft;
  /** Where the shop delivers to. */
  readonly countries: readonly Country[];
  readonly faults: Faults;
  readonly onChange: (field: AddressField, value: string) => void;
  /** A field was left with something in it that cannot be right. */
  readonly onFault: (field: AddressField, code: string) => void;
}

/** The fields of one address, in the order in which the country's people write them. */
export function AddressFields({ name, address, countries, faults, onChange, onFault }: AddressFieldsProps) {
  const t = useMessages().checkout;
  const shop = useShop();
  const section = name === "billingAddress" ? "billing" : "shipping";
  const { country } = address;
  const [open, setOpen] = useState(false);
  const more = open || address.company !== "" || address.extra !== "";

  const field = (key: AddressField, autoComplete: string) => {
    const code = faults.get(`/${name}/${key}`);
    return {
      name: `${name}.${key}`,
      label: t[key],
      autoComplete: `${section} ${autoComplete}`,
      value: address[key],
      error: code && addressFaultText(code, key, address, t.faults),
      onChange: (event: { target: { value: string } }) => onChange(key, event.target.value),
    };
  };
  const present = useRef(address);
  present.current = address;
  const checkPostcode = () => {
    const { postcode, country } = present.current;
    const wrong = postcode.trim() !== "" && !isPostcode(tidyPostcode(postcode, country), country);
    if (wrong) onFault("postcode", "postcode-format");
  };
  // Leaving the field may be the press of a button further down; the sentence must not push it away underneath.
  const checkSoon = () => void setTimeout(checkPostcode, 300);
  const digits = /^[\d-]+$/.test(postcodeExample(country));
  const sorted = countries.map((code) => ({ value: code, label: t.countries[code] }));
  // Her own country first, the others by their names in her language.
  const own = ({ value }: { readonly value: Country }) => Number(value === shop.country);
  sorted.sort((one, other) => own(other) - own(one) || one.label.localeCompare(other.label, shop.locale));

  return (
    <div className="fields">
      <TextInput className="half" required {...field("firstName", "given-name")} />
      <TextInput className="half" required {...field("lastName", "family-name")} />
      {more && <TextInput optional={t.optional} {...field("company", "organization")} />}
      <TextInput required {...field("street", "address-line1")} />
      {more && <TextInput optional={t.optional} {...field("extra", "address-line2")} />}
      <TextInput
        className="third"
        required
        inputMode={digits ? "numeric" : "text"}
        autoCapitalize={digits ? "off" : "characters"}
        {...field("postcode", "postal-code")}
        onBlur={checkSoon}
      />
      <TextInput className="two-thirds" required {...field("city", "address-level2")} />
      {country === "US" && (
        <Select
          className="half"
          required
          {...field("state", "address-level1")}
          options={[
            { value: "", label: t.chooseState },
            ...Object.entries(stateNames).map(([value, label]) => ({ value, label })),
          ]}
        />
      )}
      <Select className={country === "US" ? "half" : undefined} {...field("country", "country")} options={sorted} />
      {!more && (
        <p className="field-more">
          <button type="button" className="link" onClick={() => setOpen(true)}>
            {t.more}
          </button>
        </p>
      )}
    </div>
  );
}
