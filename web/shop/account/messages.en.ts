import type { de } from "./messages.de.ts";

export const en: typeof de = {
  title: "Account",
  loading: "Loading your account",
  withoutScripts:
    "The account needs JavaScript. Switch it on and reload the page; you can order without an account, too.",
  lead: "With an account you find your basket and your designs on every device of yours. You do not need one to order.",

  logInTitle: "Log in",
  logIn: "Log in",
  loggingIn: "Logging in",
  signUpTitle: "Create an account",
  signUp: "Create account",
  signingUp: "Creating",
  email: "Email",
  password: "Password",
  passwordHint: "At least 10 characters. A sentence is easy to remember.",
  showPassword: "Show password",
  hidePassword: "Hide password",
  firstName: "First name",
  lastName: "Last name",
  merge: "Your basket and your designs on this device come along into the account.",
  closeDialog: "Close",

  offline: "No connection. Try again once you are back online.",
  tooMany: "That was too many attempts. Please wait ten minutes.",
  failed: "That did not work, and it is our fault. Please try again in a moment.",

  hello: (firstName) => `Hello ${firstName}`,
  joined: "What you designed or put into the basket on this device is in your account now.",
  data: "My details",
  name: "Name",
  number: "Customer number",
  basket: "Basket",
  articles: (articles) => `${articles} ${articles === 1 ? "item" : "items"}`,
  toBasket: "Go to basket",
  orders: "Orders",
  ordersText: "Each order has a page of its own. The link to it is in the confirmation we wrote to you.",
  logOut: "Log out",
  loggingOut: "Logging out",
  logOutText: "After that nothing of your account is shown on this device.",
  loggedOut: "You are logged out.",
};

export const enUs: typeof de = {
  ...en,
  lead: en.lead.replace("basket", "cart"),
  merge: en.merge.replace("basket", "cart"),
  joined: en.joined.replace("basket", "cart"),
  basket: "Cart",
  toBasket: "Go to cart",
};
