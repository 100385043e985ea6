import type { ComponentProps } from "react";
import { useMessages } from "../../words/context.tsx";
import { useCustomer, visitorOf } from "../customer/customer-store.ts";
import { BurgerMenu } from "./burger-menu.tsx";

export default function VisitorMenu({ data }: Pick<ComponentProps<typeof BurgerMenu>, "data">) {
  return <BurgerMenu data={data} visitor={visitorOf(useCustomer())} messages={useMessages().chrome} />;
}
