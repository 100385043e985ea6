import { expect, test } from "vitest";
import type { VoucherView } from "../../../services/vouchers/contract.ts";
import { messagesOf } from "../../words/all.ts";
import { putText, reasonText } from "./voucher-words.ts";

const de = messagesOf("de-DE").vouchers;
const writing = { t: de, locale: "de-DE", money: (amount: number) => `${amount} ct` } as const;
const code = (label: string, changes: Partial<VoucherView> = {}): VoucherView => ({
  id: label,
  type: "discount",
  label,
  percent: 100_000,
  amount: 439,
  freeShipping: false,
  balance: null,
  validTo: null,
  problem: null,
  ...changes,
});
const waiting = (label: string, ...beside: string[]) =>
  code(label, { amount: 0, problem: { reason: "not-combinable", missing: null, beside } });

test("a code that takes another one's place says so in one message, and that nothing is lost", () => {
  const now = [waiting("NEU10", "RED20"), code("RED20", { amount: 878 })];
  expect(putText(" red20", [code("NEU10")], now, writing)).toBe(
    "RED20 ist eingelöst, an der Stelle von NEU10: Zusammen gelten sie nicht. NEU10 bleibt hier liegen.",
  );
  expect(reasonText({ reason: "not-combinable", missing: null, beside: ["RED20"] }, writing)).toBe(
    "Liegt bereit. Gilt nicht zusammen mit RED20.",
  );
});

test("one that saves less than what it replaces says that, too; the earlier one comes back by its name", () => {
  const before = [waiting("NEU10", "RED20"), code("RED20", { amount: 878 })];
  expect(putText("NEU10", before, [waiting("RED20", "NEU10"), code("NEU10")], writing)).toMatch(
    /^NEU10 ist eingelöst, an der Stelle von RED20.*Damit sparst du 439 ct statt 878 ct\.$/,
  );
});

test("one that waits for more goods is not called used; one beside others is, and replaces none", () => {
  const missing = code("AB60", { amount: 0, problem: { reason: "minimum-not-reached", missing: 1610, beside: [] } });
  expect(putText("AB60", [], [missing], writing)).toBe(
    "Der Code liegt bereit. Es fehlen noch 1610 ct bis zum Mindestbestellwert.",
  );
  expect(putText("B", [code("A")], [code("A"), code("B")], writing)).toBe(de.applied);
});
