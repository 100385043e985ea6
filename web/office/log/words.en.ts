import type { LogWords } from "./words.de.ts";

export const logEn: LogWords = {
  title: "From browsers",
  event: "Event",
  day: "Day",
  count: "Count",
  last: "Last",
  sample: "Page and details",
  none: "Nothing reported",
  noneText: "What goes wrong in browsers stands here by name and day, for 90 days.",
  consents: "Consent",
  version: "Version",
  all: "Agreed to all",
  some: "In part",
  refused: "Declined",
  noChoices: "No choice yet",
  noChoicesText: "What visitors decide about consent is counted here by day and version.",
  download: "As a table",
  proof: "Proof",
  proofText:
    "Whoever agreed finds a number under “Change consent”. What was decided under it, and when, is shown here.",
  number: "Number of the consent",
  show: "Show proof",
  noProof:
    "Nothing stands under this number. It has 36 characters, and after all consent was taken back a new one begins.",
  at: "When",
  language: "Language",
  way: "How",
  ways: { "accept-all": "Agreed to all", "reject-all": "Declined all", settings: "Decided one by one" },
  granted: "Agreed",
  declined: "Declined",
  nothing: "–",
};
