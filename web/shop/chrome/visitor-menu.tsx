import type { ComponentProps } from "react";
import { useMessages } from "../../words/context.tsx";
import { BurgerMenu } from "./burger-menu.tsx";
import { useCustomer, visitorOf } from "./customer-store.ts";

export default function VisitorMenu({ data }: Pick<ComponentProps<typeof BurgerMenu>, "data">) {
  return <BurgerMenu data={data} visitor={visitorOf(useCustomer())} messages={useMessages().chrome} />;
}
