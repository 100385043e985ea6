/** Of a tab's storage: a message that was begun. */
export const chatDraftKey = "help-chat-draft";

/** States of the help chat (chrome document, section 4). */
export type ChatState = "not-loaded" | "loading" | "open" | "closed";
export type ChatEvent = "press" | "loaded" | "failed" | "close";

const transitions: Readonly<Record<ChatState, Readonly<Partial<Record<ChatEvent, ChatState>>>>> = {
  // The first click loads; what opens is asked for already.
  "not-loaded": { press: "loading" },
  // A script that does not come leaves everything as it was, for another try.
  loading: { loaded: "open", failed: "not-loaded" },
  open: { close: "closed" },
  closed: { press: "open" },
};

/** What does not happen in a state changes nothing: a second click while it loads, or one on a chat that is open. */
export const nextChatState = (state: ChatState, event: ChatEvent): ChatState => transitions[state][event] ?? state;
