import { expect, test } from "vitest";
import { productionPaths } from "./contract.ts";

test("a design of another list has another picture's address, though its scene is the same", () => {
  const sceneHash = "a".repeat(64);
  const before = productionPaths.designPreview("1", { sceneHash, updatedAt: "2026-11-28T07:00:00.000Z" });
  const after = productionPaths.designPreview("1", { sceneHash, updatedAt: "2026-11-28T07:05:00.000Z" });
  expect(after).not.toBe(before);
  expect(before).toBe(`/web-api/designs/1/preview?scene=${sceneHash}&changed=2026-11-28T07%3A00%3A00.000Z`);
});
