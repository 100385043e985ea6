import { expect, test } from "vitest";
import { readRooms } from "../../services/wording/read-rooms.ts";
import { exportWords, importWords } from "./round-trip.ts";
import { fromXliff, toXliff } from "./xliff.ts";

const rooms = [
  {
    folder: "web/words/cart",
    texts: {
      de: { title: "Warenkorb", tip: 'Preis < "10 €" & mehr\nals {count}', "two steps": "Zwei" },
      fr: { title: "Panier", tip: "Prix {count}", "two steps": "Deux" },
    },
    notes: { title: "Of the <page>" },
  },
];
const sent = toXliff(exportWords(rooms, "fr"));
const back = (xml: string) => {
  const read = fromXliff(xml);
  return read.ok ? importWords(rooms, read.value) : read;
};

test("a translator's tool gets folders as files and messages as units, and what it sends back unchanged changes nothing", () => {
  expect(sent).toContain(
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="de" trgLang="fr">',
  );
  expect(sent).toContain('<file id="f1" original="web/words/cart">');
  expect(sent).toContain('<unit id="u1" name="title"><notes><note>Of the &lt;page&gt;</note></notes><segment>');
  expect(sent).toContain("Preis &lt; &quot;10 €&quot; &amp; mehr&#10;als {count}</source>");
  expect(back(sent)).toEqual({ ok: true, value: {} });
});

test("a translation comes back with the attributes, notes and line ends of a tool", () => {
  const edited = sent
    .replace('<target xml:space="preserve">Panier</target>', "<target><![CDATA[Mon panier]]> &#xE0; moi</target>")
    .replace("<segment>", "<!-- by a > tool --><segment state=\"translated\" subState='x:1 > 0'>")
    .replaceAll("\n", "\r\n");
  const outcome = back(edited);
  expect(outcome.ok && JSON.parse(outcome.value["web/words/cart/fr.json"] ?? "").title).toBe("Mon panier à moi");
});

test("a text with elements, a file that ends early and one of another kind are refused", () => {
  expect(fromXliff(sent.replace("Panier", "<pc>Panier</pc>"))).toEqual({
    ok: false,
    error: "<pc> within a text: messages contain no elements",
  });
  expect(fromXliff(sent.slice(0, sent.indexOf("</file>")))).toEqual({ ok: false, error: "<file> is not closed" });
  expect(fromXliff("{}").ok).toBe(false);
  const lost = back(sent.replace("Prix {count}", "Prix"));
  expect(lost).toEqual({ ok: false, error: ["web/words/cart tip: has the arguments none where German has count"] });
});

test("all words of the shop survive the way out and in", () => {
  const all = readRooms();
  for (const file of ["fr", "en-US"] as const) {
    const exported = exportWords(all, file);
    const read = fromXliff(toXliff(exported));
    expect(read.ok && importWords(all, read.value)).toEqual({ ok: true, value: {} });
  }
});
