import { hashPassword, verifyPassword } from "better-auth/crypto";
import { expect, test } from "vitest";
import { passwordHashing, usualCost, withSalt } from "./password-hash.ts";

const { hash, verify } = passwordHashing(usualCost);

test("passwords of a shop from before open it, and those of now would open it again without this file", async () => {
  const before = await hashPassword("Über-lange Paßwörter");
  expect(await verify({ hash: before, password: "Über-lange Paßwörter" })).toBe(true);
  expect(await verify({ hash: before, password: "über-lange Paßwörter" })).toBe(false);
  expect(await verifyPassword({ hash: await hash("Über-lange Paßwörter"), password: "Über-lange Paßwörter" })).toBe(
    true,
  );
});

test("one password has one hash with one salt, and another each time without", async () => {
  const quick = passwordHashing(64);
  const salted = () => withSalt("00112233445566778899aabbccddeeff", () => quick.hash("langes-passwort"));
  expect(await salted()).toBe(await salted());
  expect(await salted()).toMatch(/^00112233445566778899aabbccddeeff:[0-9a-f]{128}$/);
  expect(await quick.hash("langes-passwort")).not.toBe(await quick.hash("langes-passwort"));
});

test("what is no hash opens nothing", async () => {
  for (const broken of ["", ":", "00", "00:", "00:zz", `00:${"0".repeat(126)}`]) {
    expect(await verify({ hash: broken, password: "langes-passwort" })).toBe(false);
  }
});
