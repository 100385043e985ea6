import type { Country } from "../../../core/locale.ts";
import { type AddressCode, postcodeExample } from "../../../services/orders/contract.ts";
import type { Messages } from "../../words/messages.generated.ts";
import type { AddressDraft, AddressField } from "./checkout-draft.ts";

type FaultMessages = Messages["checkout"]["faults"];

/** What is missing in a field of an address and how to mend it. @param code of services/orders, maybe newer */
export function addressFaultText(code: string, field: AddressField, typed: AddressDraft, t: FaultMessages): string {
  switch (code as AddressCode) {
    case "required":
    case "state-required":
      return t.required[field as keyof FaultMessages["required"]] ?? t.required.other;
    case "too-long":
      return t.tooLong;
    case "unreadable-characters":
      return t.unreadable;
    case "country-unknown":
      return t.country;
    case "state-unknown":
      return t.required.state;
    case "postcode-format":
      return postcodeFaultText(typed.postcode, typed.country, t);
    default:
      return t.other;
  }
}

/** How postcodes look in the country, and how many digits are missing or too many where that is the trouble. */
export function postcodeFaultText(typed: string, country: Country, t: FaultMessages): string {
  const example = postcodeExample(country);
  const difference = example.length - typed.trim().length;
  const onlyDigits = /^\d+$/.test(example) && /^\d+$/.test(typed.trim());
  if (!onlyDigits || difference === 0) return `${t.postcodes[country]} ${t.postcodeExample({ example })}`;
  return `${t.postcodes[country]} ${difference > 0 ? t.digitsMissing({ count: difference }) : t.digitsTooMany({ count: -difference })}`;
}
