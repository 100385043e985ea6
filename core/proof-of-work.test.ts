import { expect, it } from "vitest";
import { doWork, isWorkDone } from "./proof-of-work.ts";

it("what was found holds for what it is about, and for nothing else", async () => {
  const answer = await doWork("lena@example.com", 11, async () => {});
  expect(isWorkDone("lena@example.com", answer, 11)).toBe(true);
  const others = Array.from({ length: 20 }, (_, n) => isWorkDone(`lena${n}@example.com`, answer, 11));
  expect(others.filter(Boolean).length).toBeLessThan(3);
});

it("each bit doubles the work", async () => {
  const tries = async (bits: number) => {
    let sum = 0;
    for (let n = 0; n < 40; n++) sum += Number.parseInt(await doWork(`about ${n}`, bits, async () => {}), 36);
    return sum;
  };
  expect((await tries(8)) / (await tries(4))).toBeGreaterThan(6);
});

it("lets the page breathe while it is at work", async () => {
  let pauses = 0;
  await doWork("x", 14, async () => {
    pauses += 1;
  });
  expect(pauses).toBeGreaterThan(0);
});
