import { expect, test } from "vitest";
import { storageEntries } from "../../../core/storage-entries.ts";
import { memoryStorage } from "../../browser/test-shop.ts";
import { forgetTab } from "./forget-tab.ts";

test("who comes to the tab after her finds nothing that she typed or ordered; that the chat stands open is nobody's", () => {
  const storage = memoryStorage();
  const hers = storageEntries.filter(
    ({ kind, purpose }) => kind === "tab" && (purpose === "checkout" || purpose === "chat"),
  );
  for (const { name } of hers) storage.setItem(name, "x");
  forgetTab(storage);
  const left = hers.flatMap(({ name }) => (storage.getItem(name) === null ? [] : [name]));
  expect([hers.length, left]).toEqual([5, ["help-chat"]]);
});
