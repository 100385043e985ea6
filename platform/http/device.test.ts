import { describe, expect, test } from "vitest";
import { deviceOf } from "./device.ts";

const agents = {
  iphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  ipad: "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
  pixel:
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
  windows:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0",
  mac: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0",
  linux: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  google: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
};

describe("device info: mobile, tablet, desktop, iOS, Android, Windows, macOS, browser, crawler (core document, section 3)", () => {
  test.each([
    ["iphone", { kind: "mobile", system: "iOS", browser: "Safari", crawler: false }],
    ["ipad", { kind: "tablet", system: "iOS", browser: "Safari", crawler: false }],
    ["pixel", { kind: "mobile", system: "Android", browser: "Chrome", crawler: false }],
    ["windows", { kind: "desktop", system: "Windows", browser: "Microsoft Edge", crawler: false }],
    ["mac", { kind: "desktop", system: "macOS", browser: "Firefox", crawler: false }],
    ["linux", { kind: "desktop", system: null, browser: "Chrome", crawler: false }],
  ] as const)("%s", (name, device) => {
    expect(deviceOf(agents[name])).toMatchObject(device);
  });

  test("a crawler says so itself", () => {
    expect(deviceOf(agents.google).crawler).toBe(true);
  });
});

test("a log line names it in a word or three", () => {
  expect(deviceOf(agents.iphone).words).toBe("mobile iOS Safari");
  expect(deviceOf(agents.google).words).toBe("crawler");
});

test("a request that names no browser is a program's", () => {
  expect(deviceOf(undefined).words).toBe("crawler");
  expect(deviceOf("").words).toBe("crawler");
});

test("what a stranger calls its browser gets into no log line", () => {
  expect(deviceOf('Mozilla/5.0 (lena@example.com", "status":500) Evil/1.0').browser).toBe("");
  expect(deviceOf('lena@example.com", "status":500/1.0').words).toBe("crawler");
});

test("a hostile header of a megabyte is read as far as a browser's goes", () => {
  const endless = `Mozilla/5.0 ${"(".repeat(1_000_000)}`;
  expect(deviceOf(endless).kind).toBe("desktop");
});
