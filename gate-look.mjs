import { chromium } from "playwright-core";
const origin = process.argv[2] ?? "http://localhost:5415";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
for (const [name, path] of [["home", "/"], ["canvas", "/leinwanddruck"]])
  for (const width of [1440, 390]) {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    const said = [];
    page.on("console", (m) => ["error", "warning"].includes(m.type()) && said.push(m.text().slice(0, 300)));
    page.on("pageerror", (e) => said.push("ERR " + e.message.slice(0, 300)));
    const scripts = [];
    page.on("response", (r) => r.url().includes(".js") && scripts.push(r.url()));
    await page.goto(origin + path);
    await page.waitForTimeout(3000);
    const before = scripts.length;
    await page.mouse.move(200, 200); await page.mouse.move(210, 210);
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/shots/gate-${name}-${width}.png` });
    const alive = await page.evaluate(() => [...document.querySelectorAll("[data-island]")].filter((e) => Object.keys(e).some((k) => k.startsWith("__reactContainer"))).length + "/" + document.querySelectorAll("[data-island]").length);
    console.log(name, width, "scripts", before, scripts.length, "alive", alive, said);
    await page.close();
  }
await browser.close();
