import { expect, test } from "vitest";
import { seenMessage } from "./unread.ts";

test.each([
  ["", 0],
  ["help-chat-seen=42", 42],
  ["consent=1; help-chat-seen=42; visitor-key=7", 42],
  ["not-help-chat-seen=42", 0],
  ["help-chat-seen=42x", 0],
  ["help-chat-seen=", 0],
])("from the cookies %j the last message seen is %i", (cookies, id) => {
  expect(seenMessage(cookies)).toBe(id);
});
