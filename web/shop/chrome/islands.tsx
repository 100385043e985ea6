/** The parts of a page's frame that live in the browser. */
import { island } from "../../islands/island.tsx";
import * as idle from "./idle.islands.ts";
import * as touch from "./touch.islands.ts";

export const VisitorActions = island("web/shop/chrome/idle.islands.ts", "VisitorActions", idle.VisitorActions, "known");
export const VisitorMenu = island("web/shop/chrome/touch.islands.ts", "VisitorMenu", touch.VisitorMenu, "touch");
export const MainNavigationIsland = island("web/shop/chrome/touch.islands.ts", "MainNavigation", touch.MainNavigation, "touch");
export const StripIsland = island("web/shop/chrome/touch.islands.ts", "Strip", touch.Strip, "touch");
export const ActionBarIsland = island("web/shop/chrome/idle.islands.ts", "ActionBar", idle.ActionBar, "idle");
export const SmartBannerIsland = island("web/shop/chrome/touch.islands.ts", "SmartBanner", touch.SmartBanner, "touch");
export const PlaceChoiceIsland = island("web/shop/chrome/touch.islands.ts", "PlaceChoice", touch.PlaceChoice, "touch");
export const ConsentIsland = island("web/shop/chrome/idle.islands.ts", "Consent", idle.Consent, "touch");
export const FrameExtras = island("web/shop/chrome/idle.islands.ts", "Extras", idle.Extras, "touch");
export const PartnerCustomer = island("web/shop/chrome/idle.islands.ts", "PartnerCustomer", idle.PartnerCustomer, "known");
export const NewsletterIsland = island("web/shop/chrome/touch.islands.ts", "Newsletter", touch.Newsletter, "visible");
export const FoldedIsland = island("web/shop/chrome/touch.islands.ts", "Folded", touch.Folded, "touch");
export const SeoTextIsland = island("web/shop/chrome/touch.islands.ts", "SeoText", touch.SeoText, "visible");
export const ReviewsIsland = island("web/shop/chrome/touch.islands.ts", "Reviews", touch.Reviews, "visible");
export const HookedIsland = island("web/shop/chrome/idle.islands.ts", "Hooked", idle.Hooked, "touch");
