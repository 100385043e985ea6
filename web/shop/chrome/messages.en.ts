import type { ChromeMessages } from "./messages.de.ts";

export const en: ChromeMessages = {
  home: "Passepartout, home",
  skipToContent: "Skip to content",
  shops: "Shops",
  service: "Help and country",
  mainNavigation: "Main navigation",
  scrollBack: "Scroll back",
  scrollOn: "Scroll on",
  openMenu: "Menu",
  closeMenu: "Close menu",
  menuTitle: "Menu",
  account: "Account",
  accountOf: (name) => `Account of ${name}`,
  wishlist: "Wishlist",
  basket: "Basket",
  basketHolding: (articles) => `Basket, ${articles} ${articles === 1 ? "item" : "items"}`,
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
  backHome: "Go to the home page",
  tryAgain: "Load again",
  requestNumber: "Reference",
};

export const enUs: ChromeMessages = {
  ...en,
  // No carrier we work with has pick-up points there.
  footerBadges: en.footerBadges.filter(({ badge }) => badge !== "shipping-pickup"),
  basket: "Cart",
  basketHolding: (articles) => `Cart, ${articles} ${articles === 1 ? "item" : "items"}`,
  notFound: {
    ...en.notFound,
    text: "This page does not exist, or it has moved. Your pictures and your cart are still here.",
  },
};
