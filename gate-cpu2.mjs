import { chromium } from "playwright-core";
const origin = process.argv[2];
const median = (list) => list.sort((a, b) => a - b)[list.length >> 1];
for (const path of ["/", "/leinwanddruck"])
for (const [label, o] of Object.entries({ nojs: { off: true }, startOnly: { block: /client-|idle-|idle\.islands|bring-to-life|extras/ }, noExtras: { block: /extras/ }, all: {} })) {
  const list = [];
  for (let n = 0; n < 3; n++) {
    const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox", "--disable-gpu"] });
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1.75, javaScriptEnabled: !o.off });
    if (o.block) await page.route(o.block, (r) => r.abort());
    const client = await page.context().newCDPSession(page);
    await client.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.goto(origin + path);
    await page.waitForTimeout(4000);
    const { metrics } = await client.send("Performance.getMetrics");
    list.push(Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000])));
    await browser.close();
  }
  console.log(path, label, ["TaskDuration", "ScriptDuration", "LayoutDuration", "RecalcStyleDuration"].map((n) => `${n} ${median(list.map((m) => m[n])).toFixed(0)}`).join("  "));
}
