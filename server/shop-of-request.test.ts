import { expect, test } from "vitest";
import { shopOfRequest } from "./shop-of-request.ts";

const hosts = { DE: "localhost:3000", CH: "ch.localhost:3000", GB: "gb.localhost:3000", US: "us.localhost:3000" };
const at = (address: string) => {
  const url = new URL(address);
  return shopOfRequest(new Request(url, { headers: { host: url.host } }), hosts);
};

test("the host names the country, the prefix the language", () => {
  expect(at("http://localhost:3000/leinwanddruck")).toMatchObject({ shop: { locale: "de-DE" } });
  expect(at("http://ch.localhost:3000/")).toMatchObject({ shop: { locale: "de-CH" } });
  expect(at("http://ch.localhost:3000/fr/impression-sur-toile")).toMatchObject({ shop: { locale: "fr-CH" } });
  expect(at("http://us.localhost:3000/canvas-prints")).toMatchObject({ shop: { locale: "en-US" } });
});

test("a language of another country redirects to that country's host and keeps path and query", () => {
  expect(at("http://localhost:3000/en/canvas-prints?formatType=600x400")).toEqual({
    redirect: "http://gb.localhost:3000/canvas-prints?formatType=600x400",
  });
});

test("a language whose country has no host here, and an unknown prefix, go to the error page", () => {
  expect(at("http://localhost:3000/it/stampa-su-tela")).toEqual({ redirect: "http://localhost:3000/error" });
  expect(at("http://localhost:3000/xx/")).toEqual({ redirect: "http://localhost:3000/error" });
});

test("the prefix of the host's own language is no second address", () => {
  expect(at("http://localhost:3000/de/leinwanddruck")).toEqual({ redirect: "http://localhost:3000/leinwanddruck" });
});

test("an address by number is the default shop, not an error", () => {
  expect(at("http://127.0.0.1:3000/")).toMatchObject({ shop: { locale: "de-DE" } });
});
