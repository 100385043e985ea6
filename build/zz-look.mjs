import { chromium } from "playwright";
const [,, url, out, ...steps] = process.argv;
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox","--disable-gpu"] });
const [w,h] = (process.env.SIZE ?? "1440x900").split("x").map(Number);
const c = await b.newContext({ viewport: {width:w,height:h}, locale: "de-DE", storageState: undefined });
await c.addCookies([{name:"consent",value:"declined",domain:"localhost",path:"/"}]);
const p = await c.newPage();
p.on("console", m => { if (m.type()==="error") console.log("console:", m.text().slice(0,300)); });
p.on("pageerror", e => console.log("pageerror:", e.message.slice(0,600)));
await p.goto(url);
await p.waitForTimeout(6000);
for (const d of await p.getByRole("button", { name: /Nur notwendige|Ablehnen|Nur Notwendiges/ }).all()) await d.click().catch(()=>{});
let n = 0;
await p.screenshot({ path: `${out}-${n++}.png` });
for (const s of steps) {
  const [kind, ...rest] = s.split("=");
  const arg = rest.join("=");
  try {
    if (kind === "click") await p.getByRole("button", { name: new RegExp(arg) }).first().click({timeout:5000});
    if (kind === "radio") await p.getByText(arg).first().click({timeout:5000});
    if (kind === "key") await p.keyboard.press(arg);
    if (kind === "eval") console.log(await p.evaluate(arg));
  } catch (e) { console.log("step failed", s, e.message.slice(0,400)); }
  await p.waitForTimeout(1200);
  await p.screenshot({ path: `${out}-${n++}.png` });
}
await b.close();
