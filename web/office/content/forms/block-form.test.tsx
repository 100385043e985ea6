import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../../services/content/contract.ts";
import { MessagesProvider } from "../../../words/context.tsx";
import type { Messages } from "../../../words/messages.generated.ts";
import type { ComponentSchemas, FieldSchema } from "../block-tree/component-schemas.ts";
import { BlockForm } from "./block-form.tsx";

const schemasOf = (schema: Record<string, FieldSchema>): ComponentSchemas => ({
  teaser: { name: "teaser", display_name: "Kopf", display_name__i18n__en: "Head", schema },
  usp: { name: "usp", display_name: "Grund", schema: { headline: { type: "text" } } },
});

interface Form {
  readonly language?: string | null;
  readonly beside?: string | null;
  readonly locale?: "de-DE" | "en-GB";
}

function form(
  schema: Record<string, FieldSchema>,
  fields: JsonObject,
  { language = null, beside, locale = "de-DE" }: Form = {},
) {
  return renderToStaticMarkup(
    <MessagesProvider locale={locale} messages={{} as Messages}>
      <BlockForm
        block={{ component: "teaser", _uid: "t", ...fields }}
        path={[["body", 0]]}
        schemas={schemasOf(schema)}
        language={language}
        besideLanguage={beside}
        onChange={() => {}}
        onOpenBlock={() => {}}
      />
    </MessagesProvider>,
  );
}

const labels = (html: string) =>
  [...html.matchAll(/class="field-label"[^>]*>([^<]+)/g)].map(([, label]) => label?.trim());

describe("a form made from a schema", () => {
  it("has a field for each, in their order, with their words, help and limits", () => {
    const html = form(
      {
        text: { type: "textarea", pos: 1, max_length: 10, description: "Kurz." },
        headline: {
          type: "text",
          pos: 0,
          display_name: "Überschrift",
          display_name__i18n__en: "Headline",
          required: true,
        },
        tab: { type: "tab", pos: 2 },
      },
      { headline: "Eiche", text: "Aus dem Schwarzwald" },
    );
    expect(labels(html)).toEqual(["Überschrift", "text"]);
    expect(html).toContain('value="Eiche"');
    expect(html).toContain("Kurz.");
    expect(html).toContain("19 von 10 Zeichen");
    expect(html).toContain("Höchstens 10 Zeichen; das sind 19.");
  });

  it("speaks the office's language", () => {
    const schema = {
      headline: { type: "text", display_name: "Überschrift", display_name__i18n__en: "Headline", required: true },
    };
    const html = form(schema, {}, { locale: "en-GB" });
    expect(labels(html)).toEqual(["Headline"]);
    expect(html).toContain("This must be filled in.");
  });

  it("keeps what it does not know in sight", () => {
    const html = form({ plugin: { type: "custom" } }, { plugin: { stars: 5 }, gone: "alt", gone__i18n__en: "old" });
    expect(html).toContain("&quot;stars&quot;: 5");
    expect(html).toContain("Felder vom Typ custom lassen sich hier nicht bearbeiten.");
    expect(html).toContain("&quot;gone&quot;: &quot;alt&quot;");
  });

  it("shows a block whose component is gone as it is", () => {
    const html = form({}, { component: "snowfall", flakes: 3 });
    expect(html).toContain("keinen Baustein namens snowfall");
    expect(html).toContain("&quot;flakes&quot;: 3");
  });

  it.each(["text", "number", "boolean", "option", "options", "multilink", "asset", "multiasset", "bloks", "richtext"])(
    "shows a broken value of type %s and says that it is kept",
    (type) => {
      const html = form({ field: { type } }, { field: [[{ broken: true }]] });
      expect(html).toContain("Dieser Wert passt nicht in das Feld.");
      expect(html).toContain("&quot;broken&quot;: true");
    },
  );
});

describe("in another language", () => {
  const schema = { headline: { type: "text", translatable: true, required: true }, level: { type: "text" } };
  const block = { headline: "Eiche", headline__i18n__fr: "Chêne", level: "2" };

  it("fields that are translated are written beside the default text, which is what visitors see until then", () => {
    const html = form(schema, block, { language: "en" });
    expect(html).toContain('data-field="headline__i18n__en"');
    expect(html).toContain("Ohne Übersetzung: Eiche");
    expect(html).not.toContain("Das muss ausgefüllt werden.");
    expect(html).toContain('data-field="level"');
  });

  it("the text of one language stands beside that of another", () => {
    const html = form(schema, block, { language: null, beside: "fr" });
    expect(html).toContain('<span class="label">Französisch</span><p lang="fr">Chêne</p>');
    expect(form(schema, block, { language: "fr", beside: "fr" })).not.toContain("forms-beside");
  });
});

describe("blocks in a block", () => {
  const usps = [1, 2].map((n) => ({ component: "usp", _uid: `u${n}`, headline: `Grund ${n}` }));
  it("are listed with what they are and say, and what can be done with each", () => {
    const html = form({ items: { type: "bloks", component_whitelist: ["usp"], maximum: 2 } }, { items: usps });
    const buttons = [...html.matchAll(/<button[^>]*aria-label="([^"]+)"/g)].map(([, label]) => label);
    expect(buttons).toEqual(
      [1, 2].flatMap((n) => [
        `Grund: Grund ${n} ziehen`,
        `Felder von Grund: Grund ${n} zeigen`,
        `Grund: Grund ${n} nach oben`,
        `Grund: Grund ${n} nach unten`,
        `Mehr zu Grund: Grund ${n}`,
      ]),
    );
    expect(html).toContain('title="Grund: Grund 1 öffnen"');
    expect(html).toContain("Hier ist Platz für 2.");
  });

  it("of a long list the first 40 are drawn, and the rest as somebody asks", () => {
    const items = Array.from({ length: 2_000 }, (_, n) => ({
      component: "usp",
      _uid: `u${n}`,
      headline: `Grund ${n}`,
    }));
    const html = form({ items: { type: "bloks", component_whitelist: ["usp"] } }, { items });
    expect(html.match(/class="forms-row"/g)).toHaveLength(40);
    expect(html).toContain("1960 weitere zeigen");
  });
});
