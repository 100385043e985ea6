import { createElement } from "react";
import { renderToStaticMarkup as html } from "react-dom/server";
import { expect, test } from "vitest";
import { HookedLink } from "../chrome/hooked-link.tsx";
import { linkHook, offerHook } from "./link-hooks.ts";

test("only the two addresses that ask something of the page are hooks", () => {
  expect(linkHook("#consent-settings")).toBe("consent-settings");
  expect(linkHook("#help-chat")).toBe("help-chat");
  for (const href of ["#content", "/help-chat", "/#help-chat", "#help-chat2", undefined])
    expect(linkHook(href)).toBeNull();
});

test("a page that the server draws never promises what only a browser can do, nor takes an offer for another's", () => {
  const end = offerHook("consent-settings", { act: () => {} });
  const takeBack = offerHook("consent-settings", { act: () => {} });
  end();
  expect(html(createElement(HookedLink, { href: "#consent-settings" }, "Einwilligungen"))).toBe("");
  expect(html(createElement(HookedLink, { href: "/privacy" }, "Datenschutz"))).toBe(
    '<a href="/privacy">Datenschutz</a>',
  );
  takeBack();
});
