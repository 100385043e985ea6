import { renderToStaticMarkup as html } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import type { DiscountView } from "../../../services/vouchers/contract.ts";
import { MessagesProvider } from "../../words/context.tsx";
import type { Messages } from "../../words/messages.generated.ts";
import { DiscountTable } from "./discount-table.tsx";

afterEach(() => void vi.useRealTimers());

const discount = (validFrom: string, validTo: string | null): DiscountView => ({
  id: validFrom,
  uses: 0,
  createdBy: "Mira",
  createdAt: "2026-11-01T09:00:00Z",
  endedAt: null,
  endedBy: null,
  rule: {
    code: "WINTER",
    effect: { kind: "percent", ppm: 200_000 },
    minimum: {},
    validFrom,
    validTo,
    channels: [],
    countries: [],
    kinds: [],
    mostUses: null,
    mostUsesEach: null,
    firstOrder: false,
    withCampaigns: true,
    combinable: false,
  },
});
const tableAt = (moment: string, one: DiscountView): string => {
  vi.useFakeTimers({ now: new Date(moment) });
  return html(
    <MessagesProvider locale="de-DE" messages={{} as Messages}>
      <DiscountTable discounts={[one]} onEnd={() => {}} />
    </MessagesProvider>,
  );
};

test("a code ends and begins at midnight where the shop is, not an hour later", () => {
  const last = discount("2026-11-01", "2026-11-21");
  expect(tableAt("2026-11-21T22:59:59Z", last)).toContain(">gilt<");
  expect(tableAt("2026-11-21T23:00:00Z", last)).toContain(">abgelaufen<");
  const first = discount("2026-11-22", null);
  expect(tableAt("2026-11-21T22:59:59Z", first)).toContain(">kommt<");
  expect(tableAt("2026-11-21T23:00:00Z", first)).toContain(">gilt<");
});
