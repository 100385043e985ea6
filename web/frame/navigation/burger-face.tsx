import { Icon } from "../../../ui/icon.tsx";
import type { MainItem } from "./navigation.ts";

/** An entry's text in the phones' menu, after its picture if it has one; the same before its levels are loaded. */
export const BurgerFace = ({ item: { burgerIcon, burgerText } }: { readonly item: MainItem }) => (
  <span className="burger-menu-face">
    {burgerIcon && <Icon name={burgerIcon} />}
    {burgerText}
  </span>
);
