import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { EditablePdf } from "../testing/editable-pdf.ts";
import { fullPage } from "../testing/full-page.ts";
import { complaints, expected, judge } from "../testing/preflighted.ts";
import { printFile } from "../testing/print-file.ts";
import type { Expectation } from "./expectation.ts";
import { reportSchema } from "./report.ts";

let good: Buffer;
let expectation: Expectation;

beforeAll(async () => {
  const page = await fullPage();
  good = await printFile(page);
  expectation = await expected(page.scene, page.partner);
});

describe("files that cannot be opened fail one rule and no other", () => {
  test.each([
    ["nothing", () => Buffer.alloc(0), "readable.not-pdf"],
    ["a picture", () => Buffer.from("\xff\xd8\xff\xe0", "latin1"), "readable.not-pdf"],
    ["a page of HTML", () => Buffer.from("<html>"), "readable.not-pdf"],
    ["half a file", () => good.subarray(0, good.length / 2), "readable.no-start"],
    ["a start that points nowhere", () => Buffer.from("%PDF-1.6\nstartxref\n999999\n%%EOF\n"), "readable.broken-table"],
    ["a table that points to itself", () => loop(), "readable.broken-table"],
    ["a trailer without root", () => rootless(), "readable.no-trailer"],
  ] as const)("%s", async (_, file, complaint) => {
    const report = await judge(file(), expectation);
    expect(report.verdict).toBe("fail");
    expect(complaints(report)).toEqual([complaint]);
  });
});

const loop = () => Buffer.from("%PDF-1.6\nxref\n0 0\ntrailer\n<</Root 1 0 R /Prev 9>>\nstartxref\n9\n%%EOF\n");
const rootless = () => Buffer.from("%PDF-1.6\nxref\n0 0\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n");

describe("traps", () => {
  const trapped = async (set: (pdf: EditablePdf) => unknown) => {
    const pdf = new EditablePdf(good);
    set(pdf);
    const report = await judge(pdf.bytes(), expectation);
    expect(() => reportSchema.parse(report)).not.toThrow();
    return complaints(report);
  };

  test("a page tree that contains itself", async () => {
    expect(
      await trapped((pdf) => pdf.replace(/\/Kids \[(\d+ 0 R)\]/, `/Kids [$1 ${pdf.find(/\/Type \/Pages/)} 0 R]`)),
    ).toEqual([]);
  });

  test("a form that draws itself", async () => {
    const self = await trapped((pdf) => {
      const number = pdf.objects.size + 1;
      const head = `<</Subtype /Form /BBox [0 0 9 9] /Resources <</XObject <</F ${number} 0 R>>>> /Length 5>>`;
      pdf.add(head, Buffer.from("/F Do"));
      pdf.replace(/\/X1 (\d+) 0 R/, `/X1 $1 0 R /X2 ${number} 0 R`).content((text) => `${text}\n/X2 Do`);
    });
    expect(self).toContain("undamaged.damage");
  });

  test("an object that refers to itself", async () => {
    const self = await trapped((pdf) =>
      pdf.replace(/\/Metadata \d+ 0 R/, `/Metadata ${pdf.add(`${pdf.objects.size + 1} 0 R`)} 0 R`),
    );
    expect(self).toContain("metadata-complete.no-xmp");
  });

  test("a bomb of zeros behind two filters", async () => {
    const { deflateSync } = await import("node:zlib");
    const bomb = deflateSync(deflateSync(Buffer.alloc(200 << 20)));
    const head = `<</Filter [/FlateDecode /FlateDecode] /Length ${bomb.length}>>`;
    expect(await trapped((pdf) => pdf.replace(/\/Contents \d+/, `/Contents ${pdf.add(head, bomb)}`))).toContain(
      "undamaged.damage",
    );
  });

  test("arrays nested a million deep", async () => {
    await trapped((pdf) => pdf.add("[".repeat(1_000_000)));
  });

  test("a stream with a negative length", async () => {
    expect(await trapped((pdf) => pdf.replace(/(\/DCTDecode\n\/Length) \d+/, "$1 -5"))).toContain("undamaged.damage");
  });
});

test("any damage ends in a report that its own schema accepts", async () => {
  const change = fc.record({ at: fc.nat(), to: fc.uint8Array({ minLength: 1, maxLength: 6 }) });
  // Everything but the profile and the photo: hits there would only find data.
  const telling = good.length - 12_000;
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
      const pdf = Buffer.from(good);
      for (const { at, to } of changes) pdf.set(to, telling + (at % (12_000 - to.length)));
      const report = await judge(pdf, expectation);
      reportSchema.parse(report);
      expect(report.rules.length).toBeGreaterThan(0);
    }),
    { numRuns: 150 },
  );
});
