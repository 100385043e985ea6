import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EmailField } from "../../../frame/newsletter/email-field.tsx";
import { showBlocks } from "../../block.fixture.tsx";
import { newsletterExample } from "./example.ts";

test("the form is sent by the browser itself, below the page's path, with all fields (chrome document, section 7)", async () => {
  const { html, leftOut } = await showBlocks([newsletterExample]);
  expect(html).toContain(
    '<form aria-label="Post aus der Werkstatt" noValidate="" action="/ratgeber/papier/newsletter/subscribe" method="post">',
  );
  expect(html).toContain('<input type="hidden" name="uniqueIdentifier" value="/ratgeber/papier"/>');
  expect(html).toMatch(/<input[^>]*type="email" autoComplete="email"[^>]*name="email"/);
  expect(html).toContain('placeholder="Deine E-Mail-Adresse"');
  expect(html).toContain("Newsletter bestellen");
  expect(leftOut).toEqual([]);
});

test("what she consents to stands beside the button, with the way to privacy", async () => {
  const { html } = await showBlocks([newsletterExample]);
  expect(html).toMatch(/Mit dem Anmelden willigst du ein[^<]*<a href="\/datenschutz">Datenschutz<\/a>/);
});

test("colours that nobody could read are left out and told; empty fields have words of the shop", async () => {
  const pale = { _uid: "1", component: "newsletter", backgroundColor: "#eeeeee", textColor: "#ffffff" };
  const { html, leftOut } = await showBlocks([pale]);
  expect(leftOut).toEqual(["colours of a newsletter that cannot be read"]);
  expect(html).not.toContain("#eeeeee");
  expect(html).toContain("<h2>Newsletter</h2>");
  expect(html).toContain(">Anmelden<");
  expect((await showBlocks([newsletterExample])).html).toContain('style="background:#1b1a18;color:#faf8f4"');
});

test("a wrong address puts the sign of an error before the words that are always there, and adds no message (chrome document, section 5)", () => {
  const shown = (wrong: boolean) => {
    const texts = { label: "E-Mail", example: "Eine ganze Adresse", placeholder: "" };
    return renderToStaticMarkup(
      createElement(EmailField, { ...texts, wrong, field: { current: null }, edited: () => undefined }),
    );
  };
  expect(shown(false)).not.toContain("<svg");
  expect(shown(false)).not.toContain("aria-invalid");
  expect(shown(true)).toMatch(
    /aria-invalid="true" aria-describedby="([^"]+)".*<p id="\1"[^>]*><svg aria-hidden="true"/,
  );
  const wordsOf = (html: string) => html.replace(/<[^>]*>/g, "");
  expect(wordsOf(shown(true))).toBe(wordsOf(shown(false)));
});
