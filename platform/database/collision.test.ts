import { expect, test, vi } from "vitest";
import { despiteCollision } from "./collision.ts";

const failure = (code: string) => Object.assign(new Error(code), { code });

test.each(["23505", "40001", "40P01"])("work that collided (%s) is done once more", async (code) => {
  const work = vi.fn().mockRejectedValueOnce(failure(code)).mockResolvedValue("done");
  expect(await despiteCollision(work)).toBe("done");
  expect(work).toHaveBeenCalledTimes(2);
});

test("what collides again is thrown, and whatever else fails is not tried again", async () => {
  const colliding = vi.fn().mockRejectedValue(failure("23505"));
  await expect(despiteCollision(colliding)).rejects.toThrow("23505");
  expect(colliding).toHaveBeenCalledTimes(2);
  const broken = vi.fn().mockRejectedValue(failure("22012"));
  await expect(despiteCollision(broken)).rejects.toThrow("22012");
  expect(broken).toHaveBeenCalledTimes(1);
});
