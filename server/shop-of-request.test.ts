import { expect, test } from "vitest";
import { shopHosts } from "./shop-hosts.ts";
import { shopOfRequest } from "./shop-of-request.ts";

const hosts = { DE: "localhost:3000", CH: "ch.localhost:3000", GB: "gb.localhost:3000", US: "us.localhost:3000" };
const find = shopHosts({ publicUrl: "http://localhost:3000", hosts });
const at = (address: string) => {
  const url = new URL(address);
  return shopOfRequest(url, find(url.host), hosts);
};

test("the host names the country, the prefix the language", () => {
  expect(at("http://localhost:3000/leinwanddruck")).toMatchObject({ shop: { locale: "de-DE" } });
  expect(at("http://ch.localhost:3000/")).toMatchObject({ shop: { locale: "de-CH" } });
  expect(at("http://us.localhost:3000/canvas-prints")).toMatchObject({ shop: { locale: "en-US" } });
});

test("a language of the country that is not written yet leads to the one that is", () => {
  expect(at("http://ch.localhost:3000/fr/impression-sur-toile")).toEqual({ redirect: "/impression-sur-toile" });
  expect(at("http://ch.localhost:3000/it/")).toEqual({ redirect: "/" });
});

test("a language of another country redirects to that country's host and keeps path and query", () => {
  expect(at("http://localhost:3000/en/canvas-prints?formatType=600x400")).toEqual({
    redirect: "http://gb.localhost:3000/canvas-prints?formatType=600x400",
  });
});

test("a language whose country has no host here, and an unknown prefix, go to the error page", () => {
  expect(at("http://localhost:3000/it/stampa-su-tela")).toEqual({ redirect: "/error" });
  expect(at("http://localhost:3000/xx/")).toEqual({ redirect: "/error" });
});

test("the prefix of the host's own language is no second address", () => {
  expect(at("http://localhost:3000/de/leinwanddruck?sku=1")).toEqual({ redirect: "/leinwanddruck?sku=1" });
});

test.each(["//elsewhere.example/", "/\\elsewhere.example/", "/de//elsewhere.example/"])(
  "%s leads to no other host",
  (path) => {
    const target = at(`http://localhost:3000${path}`);
    expect(target).toEqual({ redirect: expect.stringMatching(/^\/[^/]/) });
  },
);

test("an address by number, another port and a forged host are the shop of PUBLIC_URL", () => {
  for (const host of ["127.0.0.1:3000", "localhost:8080", "elsewhere.example", undefined]) {
    expect(find(host)).toEqual({ country: "DE", host: "localhost:3000", origin: "http://localhost:3000" });
  }
});

test("behind a proxy that ends TLS the shop's addresses keep the scheme visitors use", () => {
  const behind = { DE: "shop.example", GB: "shop.example.uk" };
  const host = shopHosts({ publicUrl: "https://shop.example.uk", hosts: behind })("SHOP.EXAMPLE");
  expect(host).toEqual({ country: "DE", host: "shop.example", origin: "https://shop.example" });
  expect(shopOfRequest(new URL("http://shop.example/en/terms"), host, behind)).toEqual({
    redirect: "https://shop.example.uk/terms",
  });
});

test("a shop that sells to one country shows it to whoever comes by an unknown name", () => {
  const find = shopHosts({ publicUrl: "https://shop.example.ch", hosts: { CH: "shop.example.ch" } });
  expect(find("10.0.0.7")).toMatchObject({ country: "CH" });
});
