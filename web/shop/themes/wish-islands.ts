import { islandsOf } from "../../browser/islands/island.tsx";
import * as views from "./wishes.islands.ts";

const island = islandsOf("web/shop/themes/wishes.islands.ts", views);
export const Heart = island("Heart", "known");
export const WayToWishes = island("WayToWishes", "known");
export const WishesNotice = island("WishesNotice", "touch");
