import { chromium } from "playwright-core";
const origin = process.argv[2] ?? "http://localhost:5415";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
for (const [name, path] of [["home", "/"], ["canvas", "/leinwanddruck"]]) {
    const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
    const client = await page.context().newCDPSession(page); await client.send("Network.enable");
    const sizes = new Map(), urls = new Map();
    client.on("Network.responseReceived", (e) => urls.set(e.requestId, e.response.url));
    client.on("Network.loadingFinished", (e) => sizes.set(urls.get(e.requestId), e.encodedDataLength));
    await page.goto(origin + path);
    await page.waitForTimeout(4000);
    const js = [...sizes].filter(([u]) => u?.includes(".js"));
    console.log(name, js.length, "files", js.reduce((s, [, n]) => s + n, 0));
    for (const [u, n] of js.sort((a, b) => b[1] - a[1])) console.log("  ", n, u.split("/").at(-1));
    await page.close();
  }
await browser.close();
