import { expect, test } from "vitest";
import type { Config } from "../platform/config/config.ts";
import { flagServiceOf } from "./flag-service.ts";

const at = (service: string, listen: string | null = null) =>
  flagServiceOf({ flags: { service, serverKey: "s", clientKey: "c" }, listen, port: 3000 } as Config);

test("the embedded service is asked in this process, and by browsers at the page's own origin", () => {
  expect(at("embedded")).toEqual({
    forServer: "http://127.0.0.1:3000/flags/api",
    forBrowser: { key: "c", url: "/flags/api" },
    hosts: [],
  });
  expect(at("embedded", "::1").forServer).toBe("http://[::1]:3000/flags/api");
});

test("of the real service clients know the addresses, and pages the hosts; another one is named", () => {
  expect(at("split")).toMatchObject({ forServer: null, forBrowser: { key: "c", url: null } });
  expect(at("split").hosts).toContain("https://streaming.split.io");
  expect(at("https://flags.example/api")).toEqual({
    forServer: "https://flags.example/api",
    forBrowser: { key: "c", url: "https://flags.example/api" },
    hosts: ["https://flags.example"],
  });
});

test("without a key of browsers they open no client", () => {
  const config = { flags: { service: "split", serverKey: "s", clientKey: null }, listen: null, port: 1 } as Config;
  expect(flagServiceOf(config).forBrowser).toBeNull();
});
