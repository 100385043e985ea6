import { en as turning } from "../designer/preview/messages.en.ts";
import type { de } from "./messages.de.ts";

export const en: typeof de = {
  title: "Shared design",
  unnamed: "A design",
  shared: (date) => `Shared to look at, until ${date}.`,
  page: (numbers, of) => `Page ${numbers} of ${of}`,
  sides: (numbers) => `Page ${numbers}`,
  turning,
  picture: (number) => `Page ${number}`,
  pages: "Pages",
  previous: "Previous page",
  next: "Next page",
  keys: "Arrow keys turn the pages.",
  own: "Design something of your own",
  loading: "Loading the design",
  notFound: "There is no such link",
  notFoundText: "A piece of the address may be missing. Copy it once more as a whole.",
  over: "This link is no longer valid",
  overText: "Links to look at are valid for 30 days and can be revoked earlier. Please ask for a new one.",
  failed: "The design cannot be loaded just now",
  offline: "No connection",
  failedText: "Please try again in a moment.",
  again: "Try again",
  toHome: "To the home page",
  missing: "This page cannot be shown just now.",
  withoutScripts: "Leafing through needs JavaScript.",
};
