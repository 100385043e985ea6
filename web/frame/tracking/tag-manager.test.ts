import { expect, test, vi } from "vitest";
import { log } from "../../browser/log/log.ts";
import { scriptAddress, sendToTagManager } from "./tag-manager.ts";

vi.mock("../../browser/log/log.ts", () => ({ log: vi.fn() }));

const shop = { protocol: "https:", host: "www.shop.example" };

test("the script is on a sub-domain of the shop's own host", () => {
  expect(scriptAddress({ id: "GTM-ABC123", subdomain: "data" }, shop)).toBe(
    "https://data.shop.example/gtm.js?id=GTM-ABC123",
  );
  expect(scriptAddress({ id: "G-1", subdomain: "data" }, { protocol: "http:", host: "localhost:3100" })).toBe(
    "http://data.localhost:3100/gtag/js?id=G-1",
  );
});

test("an id that is none is told by its error, and nothing is loaded by it (core document, section 5)", () => {
  vi.stubGlobal("document", { createElement: () => expect.unreachable(), cookie: "" });
  sendToTagManager({ id: "UA-1", subdomain: "data" }, null);
  vi.unstubAllGlobals();
  expect(vi.mocked(log).mock.calls).toEqual([
    ["tag-manager-id-invalid", "error", { message: "UA-1 is not a valid GTM-ID" }],
  ]);
});
