import { Icon } from "../../../ui/icon.tsx";
import type { MainItem } from "./navigation.ts";

/** An entry's words in the menu of phones, after its picture where it has one; the same before and after its levels have come. */
export const BurgerFace = ({ item: { burgerIcon, burgerText } }: { readonly item: MainItem }) => (
  <span className="burger-menu-face">
    {burgerIcon && <Icon name={burgerIcon} />}
    {burgerText}
  </span>
);
