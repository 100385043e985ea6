import { expect, test } from "vitest";
import { readVisitor, settledTreatment, writeFixed } from "./visitor.ts";

const key = "6e9e5b0e-3a43-4a6e-9d4c-0f4a6a2f9b11";
const cookies = (session: string, of = key) => `a=1; visitor-key=${of}; treatments=${session}; consent=v=1`;

test("a visitor is known by her key, and the session by what she has seen under it", () => {
  const session = writeFixed(key, { "967-nudging": "on", "965-redesign": "off" });
  expect(readVisitor(cookies(session))).toEqual({
    ...{ key, fixed: { "967-nudging": "on", "965-redesign": "off" }, formerKey: null },
  });
  expect(readVisitor("")).toEqual({ key: null, fixed: {}, formerKey: null });
});

test("who comes with another key begins anew, and it is known that she did (section 4)", () => {
  const session = writeFixed("demo-ida", { "967-nudging": "on" });
  expect(readVisitor(cookies(session))).toEqual({ key, fixed: {}, formerKey: "demo-ida" });
  expect(readVisitor(`treatments=${session}`)).toEqual({ key: null, fixed: {}, formerKey: "demo-ida" });
});

test("a key of 250 characters is one, of 251 none; nor is one that could be anything else than a key", () => {
  expect(readVisitor(`visitor-key=${"k".repeat(250)}`).key).toHaveLength(250);
  for (const bad of ["k".repeat(251), "", "a b", "a%0d%0aset-cookie:x", "<script>", "é"])
    expect(readVisitor(`visitor-key=${bad}`).key).toBeNull();
});

test("a forged session says nothing but treatments of experiments that there are", () => {
  const forged = `key=${key}&967-nudging=variant-b&1031-portrait=on&9999-gift=on&965-redesign=control&__proto__=on`;
  expect(readVisitor(cookies(forged)).fixed).toEqual({ "1031-portrait": "on" });
});

test("a treatment holds for the session, and only a kill goes before it", () => {
  const live = (treatment: "control" | "off" | "on", isOver = false) => ({ treatment, isOver });
  expect(settledTreatment(undefined, live("on"))).toBe("on");
  expect(settledTreatment("off", live("on"))).toBe("off");
  // The service is down, or not ready.
  expect(settledTreatment("on", live("control"))).toBe("on");
  expect(settledTreatment("on", live("off", true))).toBe("off");
});
