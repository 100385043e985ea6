import { useMessages } from "../../words/context.tsx";
import { useCustomer, visitorOf } from "../customer/customer-store.ts";
import { PartnerCustomerNote } from "./partner-note.tsx";

export default function PartnerCustomer({ to }: { readonly to: string }) {
  const messages = useMessages().chrome;
  const { isWhitelabel } = visitorOf(useCustomer());
  return isWhitelabel && !isSaid() && <PartnerCustomerNote to={to} messages={messages} />;
}

/** Below the header already. Browser only. */
const isSaid = () => document.querySelector(".partner-note:not([hidden])") !== null;
