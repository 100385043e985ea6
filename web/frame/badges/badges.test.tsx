import { existsSync } from "node:fs";
import { renderToStaticMarkup as html } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { messagesOf } from "../../words/all.ts";
import { Badges, wayBadges } from "./badges.tsx";

const de = messagesOf("de-DE");

describe("badges of ways to pay and to send", () => {
  it("every way of delivery has one, and its file is in the shop", () => {
    expect(Object.keys(wayBadges).sort()).toEqual(Object.keys(de.delivery.ways).sort());
    for (const name of Object.values(wayBadges)) {
      expect(existsSync(new URL(`../../public/badges/${name}.svg`, import.meta.url))).toBe(true);
    }
  });

  it("say nothing by themselves: the words beside them do", () => {
    expect(html(<Badges names={["payment-card", "payment-transfer"]} />).match(/alt="([^"]*)"/g)).toEqual([
      'alt=""',
      'alt=""',
    ]);
  });
});
