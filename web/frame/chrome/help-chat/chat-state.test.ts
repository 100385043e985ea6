import { expect, it } from "vitest";
import { type ChatEvent, type ChatState, nextChatState } from "./chat-state.ts";

const after = (...events: ChatEvent[]): ChatState => events.reduce(nextChatState, "not-loaded" as ChatState);

it("the first press loads and opens, later ones open, and closing keeps what was loaded (chrome document, section 4)", () => {
  expect(after("press")).toBe("loading");
  expect(after("press", "loaded")).toBe("open");
  expect(after("press", "loaded", "close")).toBe("closed");
  expect(after("press", "loaded", "close", "press")).toBe("open");
});

it("a script that does not come leaves everything as it was, for another try", () => {
  expect(after("press", "failed")).toBe("not-loaded");
  expect(after("press", "failed", "press", "loaded")).toBe("open");
});

it("an impatient press changes nothing", () => {
  expect(after("press", "press")).toBe("loading");
  expect(after("press", "loaded", "press")).toBe("open");
  expect(after("loaded")).toBe("not-loaded");
});
