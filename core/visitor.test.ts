import { expect, test } from "vitest";
import { experiments } from "./experiments.ts";
import { fixedTreatment, readVisitor, settledTreatment, writeSession } from "./visitor.ts";

const key = "6e9e5b0e-3a43-4a6e-9d4c-0f4a6a2f9b11";
const nobody = readVisitor("");
const cookies = (session: string, of = key) => `a=1; visitor-key=${of}; treatments=${session}; consent=v=1`;
const seenBy = (text: string) => experiments.map((name) => fixedTreatment(readVisitor(text), name) ?? "");

test("a visitor is known by her key, and the session by what she has seen under it", () => {
  const session = writeSession(key, nobody, { "967-nudging": "on", "965-redesign": "off" });
  expect(session).toBe(`key=${key}&965-redesign=off&967-nudging=on`);
  expect(readVisitor(cookies(session)).key).toBe(key);
  expect(seenBy(cookies(session))).toEqual(["off", "", "", "on"]);
  expect(writeSession(key, readVisitor(cookies(session)), { "1031-portrait": "on", "967-nudging": "off" })).toBe(
    `key=${key}&965-redesign=off&1031-portrait=on&967-nudging=on`,
  );
  expect([nobody.key, ...seenBy("")]).toEqual([null, "", "", "", ""]);
});

test("who comes with another key begins anew (section 4)", () => {
  const session = "key=demo-ida&967-nudging=on";
  expect(seenBy(cookies(session))).toEqual(["", "", "", ""]);
  expect(seenBy(`treatments=${session}`)).toEqual(["", "", "", ""]);
  expect(seenBy(cookies(session, "demo-ida"))).toEqual(["", "", "", "on"]);
});

test("a key of 250 characters is one, of 251 none; nor is one that could be anything else than a key", () => {
  expect(readVisitor(`visitor-key=${"k".repeat(250)}`).key).toHaveLength(250);
  for (const bad of ["k".repeat(251), "", "a b", "a%0d%0aset-cookie:x", "<script>", "é"])
    expect(readVisitor(`visitor-key=${bad}`).key).toBeNull();
  expect(readVisitor("not-visitor-key=a").key).toBeNull();
});

test("a forged session says nothing but treatments of experiments that there are", () => {
  const forged = `key=${key}&967-nudging=variant&1031-portrait=on&9999-gift=on&965-redesign=control&__proto__=on`;
  expect(seenBy(cookies(forged))).toEqual(["", "", "on", ""]);
  expect(writeSession(key, readVisitor(cookies(forged)), {})).toBe(`key=${key}&1031-portrait=on`);
  for (const broken of ["967-nudging=on%0d%0aset-cookie:x", "967-nudging=<b>", "967-nudging", "967-nudging=", "=on"])
    expect(writeSession(key, readVisitor(cookies(`key=${key}&${broken}`)), {})).toBe(`key=${key}`);
  expect(seenBy("visitor-key=; treatments=key=null&967-nudging=on")).toEqual(["", "", "", ""]);
});

test("a treatment holds for the session, and only a kill goes before it", () => {
  const now = (treatment: "control" | "off" | "on") => () => treatment;
  expect(settledTreatment(undefined, false, now("on"))).toBe("on");
  expect(settledTreatment("off", false, now("on"))).toBe("off");
  // The service is down, or not ready.
  expect(settledTreatment("on", false, now("control"))).toBe("on");
  expect(settledTreatment("on", true, now("off"))).toBe("off");
});
