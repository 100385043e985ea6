import { expect, test } from "vitest";
import { scriptAddress } from "./tag-manager.ts";

const shop = { protocol: "https:", host: "www.shop.example" };

test("the script is on a sub-domain of the shop's own host", () => {
  expect(scriptAddress({ id: "GTM-ABC123", subdomain: "data" }, shop)).toBe(
    "https://data.shop.example/gtm.js?id=GTM-ABC123",
  );
  expect(scriptAddress({ id: "G-1", subdomain: "data" }, { protocol: "http:", host: "localhost:3100" })).toBe(
    "http://data.localhost:3100/gtag/js?id=G-1",
  );
});

test("an id that is none is refused", () => {
  expect(() => scriptAddress({ id: "UA-1", subdomain: "data" }, shop)).toThrow("UA-1 is not a valid GTM-ID");
});
