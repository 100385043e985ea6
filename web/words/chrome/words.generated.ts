/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  /** Name of the logo link: where it leads. */
  readonly home: string;
  readonly skipToContent: string;
  readonly shops: string;
  readonly service: string;
  readonly mainNavigation: string;
  /** Opens what lies under an entry of the navigation. */
  readonly openFlyout: (values: { text: string | number }) => string;
  /** Name of the tiles under the header; the footer has a navigation called as the goods alone. */
  readonly stripOf: (values: { goods: string | number }) => string;
  /** Buttons of a row that has more than is seen. */
  readonly scrollBack: string;
  readonly scrollOn: string;
  readonly back: string;
  /** The page of all goods of a kind. */
  readonly overview: string;
  readonly openMenu: string;
  readonly closeMenu: string;
  readonly menuTitle: string;
  readonly account: string;
  readonly accountOf: (values: { name: string | number }) => string;
  readonly wishlist: string;
  readonly basket: string;
  readonly basketHolding: (values: { articles: number }) => string;
  readonly breadcrumbs: string;
  readonly legal: string;
  readonly footerClaim: string;
  readonly footerText: string;
  /** The same two in the card channel. */
  readonly cardsClaim: string;
  readonly cardsText: string;
  /** Ways to pay and to send, each beside its badge. */
  readonly footerBadges: {
    readonly "payment-secure": string;
    readonly "shipping-parcel": string;
    readonly "shipping-pickup": string;
    readonly "shipping-express": string;
  };
  /** Title of the footer's box with all countries, where editors placed none. */
  readonly places: string;
  /** Name of the footer's breadcrumb, which is not the one at the page's head. */
  readonly youAreHere: string;
  readonly payments: string;
  /** Opens and closes the footer's text. */
  readonly viewMore: string;
  readonly viewLess: string;
  readonly copyright: (values: { year: string | number }) => string;
  readonly notFound: {
    readonly title: string;
    readonly text: string;
    readonly plateTitle: string;
    readonly plateFact: string;
  };
  readonly failed: {
    readonly title: string;
    readonly text: string;
    readonly plateTitle: string;
    readonly plateFact: string;
  };
  readonly offline: {
    readonly title: string;
    readonly text: string;
    readonly plateTitle: string;
    readonly plateFact: string;
  };
  readonly backToTop: string;
  readonly backHome: string;
  /** On pages of a visit that a partner began, and the way out of it. */
  readonly partnerVisit: string;
  readonly leavePartner: string;
  readonly tryAgain: string;
  /** Before the number a person can tell us, so that we find what happened. */
  readonly requestNumber: string;
  /** On the button of the chat, and while an answer waits. */
  readonly chat: string;
  readonly chatUnread: string;
}
