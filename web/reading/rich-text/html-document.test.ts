import { expect, it } from "vitest";
import { barWords, wordsHtml } from "../action-bar/bar-words.ts";
import { htmlDocument } from "./html-document.ts";
import { readRichText } from "./read-rich-text.ts";

const shown = (html: string): string =>
  wordsHtml(
    barWords(
      readRichText(htmlDocument(html), {
        channel: "poster",
        platform: "web",
        locale: "de-DE",
        ownHosts: ["shop.example"],
        leftOut: () => {},
      }),
    ),
  );

it("keeps words, what sets them off, links and ends of lines", () => {
  expect(shown('Bis <strong>15. Dezember</strong> <em>bestellt</em><br>Zum <a href="/fest">Fest</a> da')).toBe(
    'Bis <b>15. Dezember</b> <i>bestellt</i><br>Zum <a href="/fest">Fest</a> da',
  );
  expect(shown("<p>20&nbsp;% &amp; mehr</p><p>F&uuml;r dich &#8364;</p>")).toBe("20\u00a0% &amp; mehr<br>Für dich €");
});

it.each([
  ["<script>alert(1)</script>Da", "Da"],
  ["<scr<script>ipt>alert(1)</script>Da", "ipt&gt;alert(1)Da"],
  ["<SCRIPT/x>alert(1)</ScRiPt >Da", "Da"],
  ["<img src=x onerror=alert(1)>Da", "Da"],
  ["<svg onload=alert(1)><a href=javascript:alert(1)>x</a></svg>Da", "Da"],
  ['<b onclick="alert(1)" style="position:fixed">Da</b>', "<b>Da</b>"],
  ['<a href="javascript:alert(1)">Da</a>', "Da"],
  ['<a href="JaVa&#x53;cript:alert(1)">Da</a>', "Da"],
  ['<a href=" java\tscript:alert(1)">Da</a>', "Da"],
  ['<a href="data:text/html,<script>alert(1)</script>">Da</a>', "Da"],
  ['<a href="vbscript:x">Da</a>', "Da"],
  ["<style>*{display:none}</style>Da", "Da"],
  ["<iframe src=//else.example>Da</iframe>", ""],
  ["<!-- <b> --><!--Da", ""],
  ["&lt;script&gt;alert(1)&lt;/script&gt;", "&lt;script&gt;alert(1)&lt;/script&gt;"],
  ["<b>Da", "<b>Da</b>"],
  ["Da</b></i></a>", "Da"],
  ["5 < 7 > 3", "5 &lt; 7 &gt; 3"],
  ['<a href="/x" onmouseover="alert(1)" title="<script>">Da</a>', '<a href="/x">Da</a>'],
  ["<base href=//else.example><form action=//else.example><input>Da</form>", "Da"],
])("hostile or broken: %j is %j", (html, said) => {
  expect(shown(html)).toBe(said);
});

it("a link elsewhere does not follow and does not tell where it comes from", () => {
  expect(shown('<a href="https://else.example/x?a=1&amp;b=%22" target="_blank">Da</a>')).toBe(
    '<a href="https://else.example/x?a=1&amp;b=%22" rel="nofollow noopener noreferrer">Da</a>',
  );
});

it("endless brackets and quotes are read in one go, and no more than a bar has room for", () => {
  // Reading each of them to the end again would take longer than a test may.
  const many = 1_000_000;
  for (const html of ["<a ".repeat(many), `<a "${"'\"".repeat(many)}`, "<!--".repeat(many), "<b>".repeat(many)])
    shown(html);
  expect(shown("x".repeat(5_000))).toHaveLength(2_000);
});
