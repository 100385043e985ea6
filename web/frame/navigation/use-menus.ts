import { useEffect, useState } from "react";
import type { Menus } from "../../../services/content-pages/contract.ts";
import { loadMenus } from "./menus.ts";

/** What opens under the entries; null until it is there. */
export function useMenus(): Menus | null {
  const [menus, setMenus] = useState<Menus | null>(null);
  useEffect(() => {
    let here = true;
    void loadMenus().then((found) => here && setMenus(found));
    return () => {
      here = false;
    };
  }, []);
  return menus;
}
