import type { ComponentProps } from "react";
import { useMessages } from "../../words/context.tsx";
import { useCustomer, visitorOf } from "../customer/customer-store.ts";
import { BrandLogo } from "./brand-logo.tsx";

/** The channel's mark, and the partner's for its customers, who are known only after the page is there. */
export default function VisitorLogo({
  replacement,
  ...link
}: Pick<ComponentProps<typeof BrandLogo>, "href" | "channel" | "replacement">) {
  const { isWhitelabel } = visitorOf(useCustomer());
  return <BrandLogo {...link} replacement={isWhitelabel ? replacement : null} messages={useMessages().chrome} />;
}
