import { readdirSync, mkdirSync, existsSync } from "node:fs";
import sharp from "sharp";
const out="/tmp/books2x/photos"; mkdirSync(out,{recursive:true});
const dir="/work/shared/mock/img/";
let n=0;
for (const f of readdirSync(dir).filter(f=>/^(cb-|photo-)/.test(f)&&/webp$/.test(f))) {
  const m=await sharp(dir+f).metadata(); n++;
  const long=2600; const s=long/Math.max(m.width!,m.height!);
  const day=String(1+Math.floor(n/6)).padStart(2,"0");
  await sharp(dir+f).resize(Math.round(m.width!*s)).withExifMerge({IFD2:{DateTimeOriginal:`2026:07:${day} ${String(9+n%6).padStart(2,"0")}:10:00`}}).jpeg({quality:88}).toFile(`${out}/${f.replace(".webp",".jpg")}`);
}
console.log(n);
