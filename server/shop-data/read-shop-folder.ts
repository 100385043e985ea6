import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { z } from "zod";
import { type Locale, readLocale } from "../../core/locale.ts";
import { done, failed } from "../../core/outcome.ts";
import { shippingTableSchema } from "../../core/shipping-table-schema.ts";
import { taxTableSchema } from "../../core/tax-table-schema.ts";
import { kindOf } from "../../products/registry.ts";
import { type PageData, pageData } from "../../services/product-pages/service.ts";
import { readPictures, withPictures } from "./pictures.ts";
import type { Problem } from "./problem.ts";
import { parseData, type Read, readJson } from "./read-data.ts";
import { readGoods } from "./read-goods.ts";
import { type CatalogueData, fileOfPage, type ShopData, shippingFile, type Texts, taxFile } from "./shop-data.ts";

/** Names of the folder's JSON files that are known; the seller is read at the start of the shop (setting SELLER). */
const knownFiles = new Set([taxFile, shippingFile, "seller.json"]);

/**
 * Reads a folder of shop data, laid out like `demo/`: `tax.json`, `shipping.json`, `catalogue/KIND.json`,
 * `labels/LOCALE.json`, `pages/KEY.json` with `pictures/`, `goods/` with `art/`. All are optional.
 *
 * @returns all data, each file valid by itself, or all faults
 */
export async function readShopFolder(folder: string): Promise<Read<ShopData>> {
  const problems: Problem[] = [];
  const keep = <Value>(read: Read<Value>): Value | null => {
    if (read.ok) return read.value;
    problems.push(...read.error);
    return null;
  };
  const inFolder = await jsonFiles(folder, "");
  if (inFolder === null) return failed([{ file: folder, place: "", rule: "is no folder that can be read" }]);
  for (const file of inFolder.filter((one) => !knownFiles.has(one))) {
    problems.push({ file, place: "", rule: `no file of this name is known; known are ${[...knownFiles].join(", ")}` });
  }
  const has = (file: string) => inFolder.includes(file);
  const data: ShopData = {
    taxes: has(taxFile) ? keep(await readFileAs(taxTableSchema, folder, taxFile)) : null,
    shipping: has(shippingFile) ? keep(await readFileAs(shippingTableSchema, folder, shippingFile)) : null,
    catalogues: keep(await readCatalogues(folder)) ?? [],
    labels: keep(await readLabels(folder)) ?? new Map(),
    pages: keep(await readPages(folder)),
    goods: keep(await readGoods(folder)),
  };
  if (problems.length > 0) return failed(problems);
  const { taxes, shipping, catalogues, labels, pages, goods } = data;
  if (taxes || shipping || catalogues.length > 0 || labels.size > 0 || pages || goods) return done(data);
  return failed([{ file: folder, place: "", rule: "holds no shop data; see demo/ for how it is laid out" }]);
}

async function readFileAs<Value>(schema: z.ZodType<Value>, folder: string, file: string): Promise<Read<Value>> {
  const json = await readJson(folder, file);
  return json.ok ? parseData(schema, json.value, file) : json;
}

/** Null: there is no such folder. */
async function jsonFiles(folder: string, part: string): Promise<string[] | null> {
  const names = await readdir(join(folder, part)).catch(() => null);
  return names?.filter((name) => name.endsWith(".json")).sort() ?? null;
}

/** Everything that could be read, or everything that could not. */
function together<Value>(reads: readonly Read<Value>[]): Read<readonly Value[]> {
  const problems = reads.flatMap((read) => (read.ok ? [] : read.error));
  return problems.length > 0 ? failed(problems) : done(reads.flatMap((read) => (read.ok ? [read.value] : [])));
}

async function readCatalogues(folder: string): Promise<Read<readonly CatalogueData[]>> {
  const names = (await jsonFiles(folder, "catalogue")) ?? [];
  return together(await Promise.all(names.map((name) => readCatalogue(folder, `catalogue/${name}`))));
}

async function readCatalogue(folder: string, file: string): Promise<Read<CatalogueData>> {
  const key = basename(file, ".json");
  const kind = kindOf(key);
  if (!kind) return failed([{ file, place: "", rule: `there is no product kind "${key}"` }]);
  const json = await readJson(folder, file);
  if (!json.ok) return json;
  const parsed = parseData<unknown>(kind.dataSchema, json.value, file);
  if (!parsed.ok) return parsed;
  const head = parseHead(parsed.value, file);
  return head.ok ? done({ kind: key, ...head.value, data: json.value }) : head;
}

/** Every kind's catalogue says which release it is and from when it holds. */
const headSchema = z.looseObject({ release: z.int().positive(), validFrom: z.iso.date() });
function parseHead(value: unknown, file: string): Read<{ release: number; validFrom: string }> {
  const head = parseData(headSchema, value, file);
  return head.ok ? done({ release: head.value.release, validFrom: head.value.validFrom }) : head;
}

const textsSchema = z.record(
  z.string().regex(/^[a-z0-9-]+(\.[A-Za-z0-9:-]+)+$/, "a label is named like mat.leinwand"),
  z.string().min(1),
);

async function readLabels(folder: string): Promise<Read<ReadonlyMap<Locale, Texts>>> {
  const names = (await jsonFiles(folder, "labels")) ?? [];
  const read = together(await Promise.all(names.map((name) => readTexts(folder, `labels/${name}`))));
  return read.ok ? done(new Map(read.value)) : read;
}

async function readTexts(folder: string, file: string): Promise<Read<readonly [Locale, Texts]>> {
  const locale = readLocale(basename(file, ".json"));
  if (!locale) return failed([{ file, place: "", rule: "is named after no locale of the shop" }]);
  const texts = await readFileAs(textsSchema, folder, file);
  return texts.ok ? done([locale, texts.value]) : texts;
}

async function readPages(folder: string): Promise<Read<readonly PageData[] | null>> {
  const names = await jsonFiles(folder, "pages");
  if (names === null) return done(null);
  const pictures = await readPictures(folder);
  if (!pictures.ok) return pictures;
  const readPage = async (file: string): Promise<Read<PageData>> => {
    const json = await readJson(folder, file);
    if (!json.ok) return json;
    const { page, problems } = withPictures(json.value, pictures.value, file);
    if (problems.length > 0) return failed(problems);
    const parsed = parseData(pageData, page, file);
    if (!parsed.ok || file === fileOfPage(parsed.value.key)) return parsed;
    return failed([{ file, place: "key", rule: `must be the file's name, "${basename(file, ".json")}"` }]);
  };
  return together(await Promise.all(names.map((name) => readPage(`pages/${name}`))));
}
