import { chromium } from "playwright-core";
const targets = process.argv.slice(2).map((one) => one.split("="));
const rounds = Number(process.env.ROUNDS ?? 7);
const results = new Map();
for (let round = 0; round < rounds; round++)
  for (const [label, origin] of targets)
    for (const path of ["/", "/leinwanddruck"]) {
      const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox", "--disable-gpu"] });
      const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1.75 });
      const client = await page.context().newCDPSession(page);
      await client.send("Performance.enable", { timeDomain: "threadTicks" });
      await page.goto(origin + path);
      await page.waitForTimeout(5000);
      const { metrics } = await client.send("Performance.getMetrics");
      const m = Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]));
      const key = `${label} ${path}`;
      results.set(key, [...(results.get(key) ?? []), m]);
      await browser.close();
    }
const median = (list) => list.sort((a, b) => a - b)[list.length >> 1];
for (const [key, list] of results)
  console.log(key, ["TaskDuration", "ScriptDuration", "LayoutDuration", "RecalcStyleDuration", "V8CompileDuration"].map((n) => `${n} ${median(list.map((m) => m[n])).toFixed(0)}`).join("  "), "nodes", list[0].Nodes / 1000);
