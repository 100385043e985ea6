import { counted } from "../../../core/counted.ts";
import type { ChromeMessages } from "./messages.de.ts";

const itemsOf = counted("en", { one: "# item", other: "# items" });

export const en: ChromeMessages = {
  home: "Passepartout, home",
  skipToContent: "Skip to content",
  shops: "Shops",
  service: "Help and country",
  mainNavigation: "Main navigation",
  openFlyout: (text) => `${text}: show more`,
  stripOf: (goods) => `${goods}: selection`,
  scrollBack: "Scroll back",
  scrollOn: "Scroll on",
  back: "Back",
  overview: "Overview",
  openMenu: "Menu",
  closeMenu: "Close menu",
  menuTitle: "Menu",
  account: "Account",
  accountOf: (name) => `Account of ${name}`,
  wishlist: "Wishlist",
  basket: "Basket",
  basketHolding: (articles) => `Basket, ${itemsOf(articles)}`,
  breadcrumbs: "Breadcrumbs",
  legal: "Legal",
  footerClaim: "Give the photo a wall.",
  footerText: "Printed, framed and checked in our own workshop.",
  cardsClaim: "Words worth keeping.",
  cardsText: "Printed, folded and checked in our workshop.",
  footerBadges: [
    { badge: "payment-secure", text: "Secure payment page" },
    { badge: "shipping-parcel", text: "Home delivery" },
    { badge: "shipping-pickup", text: "Pick-up point" },
    { badge: "shipping-express", text: "Express" },
  ],
  places: "Countries and languages",
  youAreHere: "You are here",
  payments: "Ways to pay",
  viewMore: "Read more",
  viewLess: "Show less",
  copyright: (year) => `© ${year} Passepartout`,
  notFound: {
    title: "Nothing hangs here",
    text: "This page does not exist, or it has moved. Your pictures and your basket are still here.",
    plateTitle: "Untitled",
    plateFact: "Not found, 404",
  },
  failed: {
    title: "Something hangs crooked",
    text: "This is our fault, not yours. The error is on record. What you designed stays saved.",
    plateTitle: "Off level",
    plateFact: "Error on our side, 500",
  },
  offline: {
    title: "No connection",
    text: "We cannot reach the shop right now. What you designed stays saved. Load the page again once you are back online.",
    plateTitle: "Silence",
    plateFact: "Offline",
  },
  backToTop: "Back to top",
  backHome: "Go to the home page",
  partnerVisit: "You are shopping by way of a partner.",
  leavePartner: "To the shop without the partner",
  tryAgain: "Load again",
  requestNumber: "Reference:",
  chat: "Chat with us",
  chatUnread: "New reply",
};

export const enUs: ChromeMessages = {
  ...en,
  // No carrier we work with has pick-up points there.
  footerBadges: en.footerBadges.filter(({ badge }) => badge !== "shipping-pickup"),
  basket: "Cart",
  basketHolding: (articles) => `Cart, ${itemsOf(articles)}`,
  notFound: {
    ...en.notFound,
    text: "This page does not exist, or it has moved. Your pictures and your cart are still here.",
  },
};
