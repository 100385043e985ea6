/** The parts of a page's frame that live in the browser. */
import { islandsOf } from "../../browser/islands/island.tsx";
import * as idleViews from "./idle.islands.ts";
import * as touchViews from "./touch.islands.ts";

const idle = islandsOf("web/frame/chrome/idle.islands.ts", idleViews);
const touch = islandsOf("web/frame/chrome/touch.islands.ts", touchViews);

export const VisitorActions = idle("VisitorActions", "known");
export const VisitorLogo = idle("VisitorLogo", "known");
export const VisitorMenu = touch("VisitorMenu", "touch");
export const MainNavigationIsland = touch("MainNavigation", "touch");
export const StripIsland = touch("Strip", "touch");
export const ActionBarIsland = idle("ActionBar", "idle");
export const SmartBannerIsland = touch("SmartBanner", "touch");
export const PlaceChoiceIsland = touch("PlaceChoice", "touch");
export const ConsentSettings = idle("ConsentSettings", "touch");
export const FrameExtras = idle("Extras", "touch");
export const PartnerCustomer = idle("PartnerCustomer", "known");
export const NewsletterIsland = touch("Newsletter", "visible");
export const ErrorDetailsIsland = touch("ErrorDetails", "touch");
export const FoldedIsland = touch("Folded", "touch");
export const SeoTextIsland = touch("SeoText", "visible");
export const ReviewsIsland = touch("Reviews", "visible");
export const HookedIsland = idle("Hooked", "touch");
export const Dialogs = idle("DialogHost", "touch");
