import { expect, it, test } from "vitest";
import { cleanPasted } from "./pasted.ts";
import { safeLink } from "./safe-addresses.ts";

it.each([
  ["scripts", "<p>a</p><script>alert(1)</script>", "<p>a</p>"],
  ["styles and titles", "<style>p{color:red}</style><title>Dokument</title><p>a</p>", "<p>a</p>"],
  ["handlers", '<p onclick="alert(1)" ONLOAD=x class="y">a</p>', '<p class="y">a</p>'],
  [
    "comments and conditions",
    "<!--[if gte mso 9]><xml>x</xml><![endif]--><p>a<![if !supportLists]>b<![endif]></p>",
    "<p>ab</p>",
  ],
  ["a word processor's own elements", "<p>a<o:p></o:p><w:sdt>b</w:sdt></p>", "<p>ab</p>"],
])("%s go", (_what, html, left) => {
  expect(cleanPasted(html)).toBe(left);
});

test("paragraphs that a word processor calls a list are one", () => {
  const item = (sign: string, words: string) =>
    `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span>${words}</p>`;
  expect(cleanPasted(`${item("·", "Eiche")}\n${item("·", "Nussbaum")}<p>Ende</p>`)).toBe(
    "<ul><li><p>Eiche</p></li><li><p>Nussbaum</p></li></ul><p>Ende</p>",
  );
  expect(cleanPasted(item("1.", "Messen"))).toBe("<ol><li><p>Messen</p></li></ol>");
});

it.each(["javascript:alert(1)", "java\nscript:alert(1)", "data:text/html,x", "vbscript:x", "file:///etc/passwd", ""])(
  "%j is no link",
  (address) => {
    expect(safeLink(address)).toBeNull();
  },
);

it("web addresses, mails and calls are links", () => {
  expect(["/rahmen", "https://a.example/", "mailto:a@b.example", "tel:+49"].map(safeLink)).toEqual([
    "/rahmen",
    "https://a.example/",
    "mailto:a@b.example",
    "tel:+49",
  ]);
});
