import { expect, it } from "vitest";
import { doWork } from "../../core/proof-of-work.ts";
import { stoppedClock } from "../../platform/time/clock.ts";
import { spamWork } from "./contract.ts";
import { createSpamTokens } from "./service.ts";

const clock = stoppedClock("2026-11-22T09:00:00Z");
const tokens = createSpamTokens({ clock, secret: "a secret of at least thirty-two bytes" });
const work = async (text: string) => {
  const { challenge, bits } = tokens.challenge();
  return `${challenge}.${await doWork(spamWork(challenge, text), bits, async () => {})}`;
};

it("work that was done is a good token for its text alone, whatever its case", async () => {
  const token = await work("Lena@Example.com");
  expect(tokens.check(token, "lena@example.com ")).toBe("good");
  expect(tokens.check(token, "tom@example.com")).toBe("bad");
});

it("none is missing; one without work, with another's seal, or made up is bad", async () => {
  const { challenge } = tokens.challenge();
  expect(tokens.check("", "lena@example.com")).toBe("missing");
  const other = createSpamTokens({ clock, secret: "another secret of thirty-two bytes" }).challenge().challenge;
  const bad = [`${challenge}.0`, `${other}.0`, "x", `${challenge}.${"0".repeat(5_000)}`, "03AGdBq26reCaptcha"];
  expect(bad.map((token) => tokens.check(token, "lena@example.com"))).toEqual(Array(5).fill("bad"));
});

it("a token lives a quarter of an hour", async () => {
  const token = await work("lena@example.com");
  clock.advance(900_000);
  expect(tokens.check(token, "lena@example.com")).toBe("good");
  clock.advance(1_000);
  expect(tokens.check(token, "lena@example.com")).toBe("bad");
});
