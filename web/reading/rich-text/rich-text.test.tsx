import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { readRichText } from "./read-rich-text.ts";
import { RichTextView } from "./rich-text-view.tsx";

const surroundings = { channel: "poster", platform: "web", locale: "de-DE", ownHosts: ["shop.example"] } as const;

function show(value: unknown) {
  const leftOut: string[] = [];
  const text = readRichText(value, { ...surroundings, leftOut: (what) => leftOut.push(what) });
  const html = renderToStaticMarkup(<RichTextView text={text} />);
  return { leftOut, html: html.replace(/^<div class="rich-text">/, "").replace(/<\/div>$/, "") };
}

const doc = (...content: unknown[]) => ({ type: "doc", content });
const text = (words: string, ...marks: unknown[]) => ({ type: "text", text: words, marks });
const paragraph = (...content: unknown[]) => ({ type: "paragraph", content });
const link = (attrs: Record<string, unknown>) => ({ type: "link", attrs });
const shownIn = (...content: unknown[]) => show(doc(paragraph(...content)));

describe("a rich text is drawn as the official renderer draws it (protocol, section 6)", () => {
  it.each([
    ["bold", "strong"],
    ["italic", "em"],
    ["strike", "s"],
    ["underline", "u"],
    ["code", "code"],
    ["superscript", "sup"],
    ["subscript", "sub"],
  ])("%s is %s", (type, tag) => {
    expect(shownIn(text("Eiche", { type })).html).toBe(`<p><${tag}>Eiche</${tag}></p>`);
  });

  it("keeps marks inside one another in the order they were set", () => {
    const { html } = shownIn(text("Eiche", { type: "bold" }, { type: "italic" }));
    expect(html).toBe("<p><strong><em>Eiche</em></strong></p>");
  });

  it.each([1, 2, 3, 4, 5, 6])("draws a heading of level %i", (level) => {
    expect(show(doc({ type: "heading", attrs: { level }, content: [text("Rahmen")] })).html).toBe(
      `<h${level}>Rahmen</h${level}>`,
    );
  });

  it("says of a heading that it stands right below another: the two belong together", () => {
    const heading = (level: number) => ({ type: "heading", attrs: { level }, content: [text("x")] });
    expect(show(doc(heading(3), heading(4), paragraph(text("y")), heading(4))).html).toBe(
      '<h3>x</h3><h4 data-below-head="true">x</h4><p>y</p><h4>x</h4>',
    );
  });

  it("draws lists, one beginning at 3", () => {
    const item = (words: string) => ({ type: "list_item", content: [paragraph(text(words))] });
    const { html } = show(
      doc(
        { type: "bullet_list", content: [item("a")] },
        { type: "ordered_list", attrs: { order: 3 }, content: [item("b")] },
      ),
    );
    expect(html).toBe('<ul><li><p>a</p></li></ul><ol start="3"><li><p>b</p></li></ol>');
  });

  it("draws quote, code, rule and line break", () => {
    const { html } = show(
      doc(
        { type: "blockquote", content: [paragraph(text("q"))] },
        { type: "code_block", attrs: { class: "language-ts" }, content: [text("a < b")] },
        { type: "horizontal_rule" },
        paragraph(text("x"), { type: "hard_break" }, text("y")),
      ),
    );
    expect(html).toBe(
      '<blockquote><p>q</p></blockquote><pre tabindex="0"><code>a &lt; b</code></pre><hr/><p>x<br/>y</p>',
    );
  });

  it("draws pictures with the size their address tells, and emoji with a name", () => {
    const { html } = show(
      doc(
        { type: "image", attrs: { src: "https://a.example/f/1/1600x900/ab12/meer.jpg", alt: "Meer", title: "Abend" } },
        paragraph({ type: "emoji", attrs: { name: "tada", emoji: "🎉" } }),
      ),
    );
    const meer = "https://a.example/f/1/1600x900/ab12/meer.jpg/m";
    const inWebp = (width: number) => `${meer}/${width}x0/filters:format(webp):quality(85)`;
    expect(html).toContain(`src="${inWebp(1534)}" alt="Meer" title="Abend" width="1600" height="900"`);
    expect(html).toContain(`${inWebp(720)} 720w`);
    expect(html).toContain('sizes="(max-width: 767px) 100vw, 720px"');
    expect(html).toContain('<span role="img" aria-label="tada" data-name="tada" data-emoji="🎉">🎉</span>');
  });

  it("draws the same mark once", () => {
    const mark = { type: "anchor", attrs: { id: "versand" } };
    expect(shownIn(text("x", mark, mark)).html).toBe(shownIn(text("x", mark)).html);
  });

  it("draws colours, highlights, styles and anchors", () => {
    const { html, leftOut } = shownIn(
      text("a", { type: "textStyle", attrs: { color: "#a92219" } }),
      text("b", { type: "highlight", attrs: { color: "rgb(250, 237, 213)" } }),
      text("c", { type: "styled", attrs: { class: "lead" } }),
      text("d", { type: "anchor", attrs: { id: "versand" } }),
    );
    expect(html).toBe(
      '<p><span style="color:#a92219">a</span><mark style="background-color:rgb(250, 237, 213)">b</mark><span class="lead">c</span><span id="versand">d</span></p>',
    );
    expect(leftOut).toEqual([]);
  });

  it("makes a head of the rows of a table that hold headings only", () => {
    const cell = (type: string, words: string, attrs = {}) => ({ type, attrs, content: [paragraph(text(words))] });
    const { html } = show(
      doc({
        type: "table",
        content: [
          { type: "tableRow", content: [cell("tableHeader", "Papier", { colspan: 2 })] },
          { type: "tableRow", content: [cell("tableCell", "matt"), cell("tableCell", "250 g")] },
        ],
      }),
    );
    expect(html).toContain('<thead><tr><th scope="col" colSpan="2"><p>Papier</p></th></tr></thead>');
    expect(html).toContain("<tbody><tr><td><p>matt</p></td><td><p>250 g</p></td></tr></tbody>");
  });
});

describe("links of a rich text (specification section 3: url, story, email, anchor)", () => {
  it.each([
    [
      "a page of ours",
      { href: "https://shop.example/hilfe", linktype: "url" },
      '<a class="link" href="https://shop.example/hilfe">',
    ],
    [
      "another site",
      { href: "https://else.example/", linktype: "url" },
      '<a class="link" href="https://else.example/" rel="nofollow noopener noreferrer">',
    ],
    [
      "a story",
      { href: "/old", linktype: "story", anchor: "matt", story: { full_slug: "ratgeber/papier" } },
      '<a class="link" href="/ratgeber/papier#matt">',
    ],
    ["a story's first page", { linktype: "story", cached_url: "ratgeber/" }, '<a class="link" href="/ratgeber">'],
    ["a mail", { href: "hallo@shop.example", linktype: "email" }, '<a class="link" href="mailto:hallo@shop.example">'],
    ["an anchor", { href: "#versand", linktype: "url" }, '<a class="link" href="#versand">'],
    [
      "an anchor of its own field",
      { href: "", anchor: "versand", linktype: "url" },
      '<a class="link" href="#versand">',
    ],
  ])("lead to %s", (_what, attrs, anchor) => {
    expect(shownIn(text("x", link(attrs))).html).toBe(`<p>${anchor}x</a></p>`);
  });

  it("lead to a story in the page's language", () => {
    const leftOut = () => {};
    const value = doc(paragraph(text("x", link({ linktype: "story", story: { full_slug: "en/guides/paper" } }))));
    const read = readRichText(value, { channel: "poster", platform: "web", locale: "en-GB", ownHosts: [], leftOut });
    expect(read).toEqual([
      {
        type: "paragraph",
        content: [{ type: "link", link: { href: "/guides/paper" }, content: [{ type: "text", text: "x" }] }],
      },
    ]);
  });

  it("stand side by side as one, where they are the same", () => {
    const there = link({ href: "/papier", linktype: "url" });
    const { html } = shownIn(text("matt ", there), text("oder glatt", there, { type: "bold" }), text("!"));
    expect(html).toBe('<p><a class="link" href="/papier">matt <strong>oder glatt</strong></a>!</p>');
  });

  it("keep those own attributes that do no harm", () => {
    const custom = { title: "Mehr", onclick: "alert(1)", style: "position:fixed", class: "x", hreflang: "en" };
    const { html } = shownIn(text("x", link({ href: "/a", linktype: "url", custom })));
    expect(html).toBe('<p><a class="link" href="/a" title="Mehr" hrefLang="en">x</a></p>');
  });
});

describe("what is not safe is left out and told (protocol, section 7)", () => {
  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    " javascript:alert(1)",
    "data:text/html,<b>",
    "vbscript:x",
    "file:///etc/passwd",
    "blob:https://x/1",
  ])("a link to %j keeps its words and loses its address", (href) => {
    const { html, leftOut } = shownIn(text("Klick", link({ href, linktype: "url" })));
    expect(html).toBe("<p>Klick</p>");
    expect(leftOut).toEqual(["a link that leads nowhere or by a forbidden protocol"]);
  });

  it("shows markup in a text as letters", () => {
    expect(shownIn(text("<script>alert(1)</script>")).html).toBe("<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>");
  });

  it.each([
    ["an unknown node", { type: "iframe", attrs: { src: "https://x.example" } }, "unknown node iframe"],
    [
      "a picture that is a program",
      { type: "image", attrs: { src: "javascript:alert(1)" } },
      "a picture without an address that may be shown",
    ],
  ])("leaves out %s and goes on", (_what, node, told) => {
    const { html, leftOut } = show(doc(node, paragraph(text("weiter"))));
    expect(html).toBe("<p>weiter</p>");
    expect(leftOut).toEqual([told]);
  });

  it.each([
    ["a colour that is more", { type: "textStyle", attrs: { color: "red;background:url(//x.example)" } }],
    ["an unknown mark", { type: "blink" }],
    ["an id that the page needs", { type: "anchor", attrs: { id: "content" } }],
  ])("leaves out %s and keeps the words", (_what, mark) => {
    const { html, leftOut } = shownIn(text("Eiche", mark));
    expect(html).toBe("<p>Eiche</p>");
    expect(leftOut).toHaveLength(1);
  });

  it.each([
    [{ type: "doc" }],
    [{ type: "doc", content: "x" }],
    [{ type: "doc", content: [null, 3, []] }],
    [""],
    [null],
  ])("shows nothing for %j and calls it no fault", (value) => {
    expect(show(value)).toEqual({ html: "", leftOut: [] });
  });

  it("tells of a value that is no document", () => {
    expect(show("<p>alt</p>")).toEqual({ html: "", leftOut: ["a rich text that is no document"] });
  });

  it("draws 40 levels and not 2,000", () => {
    let deep: unknown = paragraph(text("unten"));
    for (let level = 0; level < 2_000; level++) deep = { type: "blockquote", content: [deep] };
    const { html, leftOut } = show(doc(deep));
    expect(html.match(/<blockquote>/g)).toHaveLength(40);
    expect(html).not.toContain("unten");
    expect(leftOut).toEqual(["what lies deeper than 40 levels"]);
  });
});
