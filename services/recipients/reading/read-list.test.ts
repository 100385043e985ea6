import { deflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { listFaults } from "../../../design/recipients/list-faults.ts";
import { readList } from "./read-list.ts";
import { archiveOf, workbookOf } from "./workbook.fixture.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, little: boolean, mark: boolean) => {
  const written = Buffer.from(mark ? `\uFEFF${text}` : text, "utf16le");
  return new Uint8Array(little ? written : written.swap16());
};
function read(file: Uint8Array) {
  const list = readList(file);
  if (!list.ok) throw new Error(list.error);
  return list.value;
}
const guests =
  "Vorname;Nachname;Straße;PLZ;Ort\r\nInge;Brandt;Lindenallee 14;79104;Freiburg\r\nSøren;Müller;;01067;Kiel\r\n";

describe("a table as text", () => {
  test.each([
    ["UTF-8", bytes(guests)],
    ["UTF-8 with a mark", bytes(`\uFEFF${guests}`)],
    ["UTF-16, little end first", utf16(guests, true, true)],
    ["UTF-16, big end first", utf16(guests, false, true)],
    ["UTF-16 without a mark", utf16(guests, true, false)],
    ["Windows-1252", new Uint8Array(Buffer.from(guests, "latin1"))],
  ])("is read in %s", (_, file) => {
    const { columns, rows, unmatched } = read(file);
    expect(columns.map(({ key }) => key)).toEqual(["firstName", "lastName", "street", "postcode", "city"]);
    expect(unmatched).toEqual([]);
    expect(rows).toEqual([
      {
        line: 2,
        values: {
          firstName: "Inge",
          lastName: "Brandt",
          street: "Lindenallee 14",
          postcode: "79104",
          city: "Freiburg",
        },
      },
      { line: 3, values: { firstName: "Søren", lastName: "Müller", postcode: "01067", city: "Kiel" } },
    ]);
  });

  test.each([[";"], [","], ["\t"]])("is separated by %j", (separator) => {
    const { rows } = read(bytes(`Name${separator}Ort\nA, B; C${separator}Wien`.replace("A, B; C", '"A, B; C"')));
    expect(rows).toEqual([{ line: 2, values: { name: "A, B; C", city: "Wien" } }]);
  });

  test("has line breaks and quotation marks in its cells, and lines are those of the file", () => {
    const { rows } = read(bytes('Name,Table\n"Inge\n""Oma"" Brandt",7\n\n"Jo",8\n'));
    expect(rows).toEqual([
      { line: 2, values: { name: 'Inge "Oma" Brandt', "own:0": "7" } },
      { line: 5, values: { name: "Jo", "own:0": "8" } },
    ]);
  });

  test("keeps columns that only it has under their own names", () => {
    const { columns, unmatched } = read(bytes("Gast;Tisch;Gast\nInge;7;x"));
    expect(columns).toEqual([
      { key: "name", head: "Gast" },
      { key: "own:0", head: "Tisch" },
      { key: "own:1", head: "Gast" },
    ]);
    expect(unmatched).toEqual(["Tisch", "Gast"]);
  });

  test("of one column without a heading is one of names", () => {
    expect(read(bytes("Inge Brandt\nRalf Brandt")).rows.map(({ values }) => values)).toEqual([
      { name: "Inge Brandt" },
      { name: "Ralf Brandt" },
    ]);
  });

  test("of 10,000 people is read to its 5,000th, and how many are left out is said", () => {
    const many = `Name\n${Array.from({ length: 10_000 }, (_, n) => `Gast ${n}`).join("\n")}`;
    const { rows, leftOut } = read(bytes(many));
    expect([rows.length, rows.at(-1), leftOut]).toEqual([5000, { line: 5001, values: { name: "Gast 4999" } }, 5000]);
  });

  test("that is broken is read as far as it goes: formulas are text, what has no letter is named", () => {
    const broken = Buffer.concat([
      bytes('Name;Ort\n=HYPERLINK("http://evil");"Kiel\n'),
      Buffer.from([0xff, 0x81, 0x0a]),
    ]);
    const { rows } = read(new Uint8Array(broken));
    expect(rows[0]?.values.name).toBe('=HYPERLINK("http://evil")');
    expect(rows).toHaveLength(1);
    const long = read(bytes(`Name\n${"x".repeat(10_000)}`));
    expect([long.rows[0]?.values.name?.length, long.shortened]).toEqual([300, [2]]);
  });

  test("of 10,000 people, half of them in a broken encoding, has each fault named by its line", () => {
    const kinds = ["Jörg Müller", "MÃ¼ller", "M\uFFFDller", "=cmd|calc", "नमस्ते"];
    const lines = Array.from({ length: 10_000 }, (_, n) => `${kinds[n % kinds.length]} ${n};Kiel`);
    const list = read(bytes(["Name;Ort", ...lines].join("\n")));
    expect([list.rows.length, list.leftOut]).toEqual([5000, 5000]);
    const faults = Map.groupBy(listFaults(list), ({ reason }) => reason);
    expect([...faults].map(([reason, found]) => [reason, found.length, found[0]?.line])).toEqual([
      ["letters-broken", 1000, 3],
      ["letters-lost", 1000, 4],
    ]);
    expect(list.rows[3]?.values.name).toBe("=cmd|calc 3");
  });

  test.each([
    ["an empty file", new Uint8Array()],
    ["headings alone", bytes("Vorname;Nachname\n")],
  ])("%s has nobody in it", (_, file) => {
    expect(readList(file)).toEqual({ ok: false, error: "no-recipients" });
  });

  test.each([
    ["a picture", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0])],
    ["a PDF", bytes("%PDF-1.7\nx")],
    ["an archive of something else", archiveOf({ "word/document.xml": "<w/>" })],
    ["half an archive", workbookOf([["Name"], ["Inge"]]).subarray(0, 200)],
  ])("%s is no list", (_, file) => {
    expect(readList(file)).toEqual({ ok: false, error: "not-a-list" });
  });
});

describe("a workbook", () => {
  test("is read by its first sheet, gaps and empty rows included", () => {
    const { rows } = read(workbookOf([["Vorname", "", "Ort"], [], ["Zoë & Søren", "", "Kiel"], ["", "", "<Wien>"]]));
    expect(rows).toEqual([
      { line: 3, values: { firstName: "Zoë & Søren", city: "Kiel" } },
      { line: 4, values: { city: "<Wien>" } },
    ]);
  });

  test("shows what a formula came to", () => {
    const sheet =
      '<row r="1"><c r="A1" t="inlineStr"><is><t>PLZ</t></is></c></row><row r="2"><c r="A2"><f>70000+9104</f><v>79104</v></c></row>';
    expect(read(workbookOf(sheet)).rows).toEqual([{ line: 2, values: { postcode: "79104" } }]);
  });

  test("that unpacks to more than a list can be is none", () => {
    const bomb = { packed: deflateRawSync(Buffer.alloc(64_000_000)), size: 100 };
    expect(readList(workbookOf([["Name"], ["Inge"]], bomb))).toEqual({ ok: false, error: "not-a-list" });
  });
});

test("address cards are read with name and preferred address", () => {
  const cards = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    "N:Brandt;Inge;;Dr.;",
    "FN:Dr. Inge Brandt",
    "ORG:Werk;Halle 3",
    "ADR;TYPE=WORK:;;Weg 1;Ulm;;89073;",
    "item1.ADR;TYPE=HOME,PREF:;Hof\\, links;Linden",
    " allee 14;Freiburg;;79104;Deutschland",
    "END:VCARD",
    "BEGIN:VCARD",
    "VERSION:2.1",
    "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BC=",
    "ller;J=C3=B6rg",
    "END:VCARD",
  ];
  expect(read(bytes(cards.join("\r\n"))).rows).toEqual([
    {
      line: 1,
      values: {
        name: "Dr. Inge Brandt",
        title: "Dr.",
        firstName: "Inge",
        lastName: "Brandt",
        company: "Werk",
        street: "Lindenallee 14",
        extra: "Hof, links",
        postcode: "79104",
        city: "Freiburg",
        country: "Deutschland",
      },
    },
    { line: 10, values: { firstName: "Jörg", lastName: "Müller" } },
  ]);
});

// Each begun element that does not end was read to the end of the file once more: minutes, for a file of one megabyte.
test.each(["<rPh ", "<t ", "<![CDATA[", "<t><rPh "])("a workbook full of %j is read in one pass", (begun) => {
  const strings = `<sst><si>${begun.repeat(200_000)}</si></sst>`;
  const file = workbookOf('<row r="1"><c r="A1" t="s"><v>0</v></c></row>', strings);
  expect(readList(file).ok).toBe(false);
});
