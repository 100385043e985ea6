import { chromium, type Page, type BrowserContext } from "playwright-core";
import { readdirSync } from "node:fs";
import { declinedConsent } from "../e2e/decided-consent.ts";
export const base="http://localhost:5412";
export const shots="/tmp/books2x/shots";
import { mkdirSync } from "node:fs"; mkdirSync(shots,{recursive:true});
export const photos=()=>readdirSync("/tmp/books2x/photos").map(f=>"/tmp/books2x/photos/"+f);
export async function open(size={width:1440,height:900}, state?: string, more: object={}): Promise<{page:Page,context:BrowserContext,close:()=>Promise<void>}> {
  const browser=await chromium.launch({executablePath:"/usr/bin/chromium-headless-shell"});
  const context=await browser.newContext({viewport:size,locale:"de-DE",...(state?{storageState:state}:{}),...more});
  if(!state) await context.addCookies(declinedConsent(["localhost"]));
  const page=await context.newPage();
  page.on("pageerror",e=>console.log("PAGEERROR",e.message));
  page.on("console",m=>{if(m.type()==="error")console.log("CONSOLE",m.text().slice(0,300));});
  page.setDefaultTimeout(30000);
  return {page,context,close:()=>browser.close()};
}
export const shot=(page:Page,name:string)=>page.screenshot({path:`${shots}/${name}.png`});
