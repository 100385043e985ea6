import { useMessages } from "../../messages/context.tsx";
import { useCustomer, visitorOf } from "./customer-store.ts";
import { PartnerCustomerNote } from "./partner-note.tsx";

export default function PartnerCustomer({ to }: { readonly to: string }) {
  const messages = useMessages().chrome;
  return visitorOf(useCustomer()).isWhitelabel && <PartnerCustomerNote to={to} messages={messages} />;
}
