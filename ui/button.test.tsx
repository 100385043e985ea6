import { renderToStaticMarkup as html } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Button, ButtonLink } from "./button.tsx";
import { IconButton, IconLink } from "./icon-button.tsx";

describe("a button", () => {
  it("does not submit the form around it unless it says so", () => {
    expect(html(<Button>Ändern</Button>)).toContain('type="button"');
    expect(html(<Button type="submit">Bestellen</Button>)).toContain('type="submit"');
  });

  it("shows a spinner and the loading text instead of its label and icon while loading", () => {
    const busy = html(
      <Button loading loadingText="Wird gespeichert" icon="check">
        Speichern
      </Button>,
    );
    expect(busy).toContain("spinner");
    expect(busy).toContain("Wird gespeichert");
    expect(busy).not.toContain("Speichern<");
    expect(busy).not.toContain("<path");
  });

  it("cannot be pressed twice while loading, yet keeps the focus", () => {
    const busy = html(
      <Button loading type="submit">
        Bestellen
      </Button>,
    );
    expect(busy).toContain('aria-disabled="true"');
    expect(busy).toContain('aria-busy="true"');
    expect(busy).toContain('type="button"');
    expect(busy).not.toMatch(/ disabled/);
    expect(busy).toContain("Bestellen");
  });

  it("is a link when it goes somewhere", () => {
    const link = html(
      <ButtonLink href="/kasse" look="ghost" small>
        Zur Kasse
      </ButtonLink>,
    );
    expect(link).toMatch(/^<a href="\/kasse" class="button button-ghost button-small">/);
    expect(link).not.toContain("role=");
  });
});

describe("an icon button", () => {
  it("has its words as name, and its icon is silent", () => {
    const undo = html(<IconButton icon="undo" label="Rückgängig" />);
    expect(undo).toContain('aria-label="Rückgängig"');
    expect(undo).toContain('<svg aria-hidden="true"');
  });

  it("shows a count without reading it twice, and none for an empty basket", () => {
    const two = html(<IconLink href="/cart" icon="bag" label="Warenkorb, 2 Artikel" count={2} />);
    expect(two).toContain('aria-hidden="true">2</span>');
    expect(html(<IconLink href="/cart" icon="bag" label="Warenkorb" count={0} />)).not.toContain("icon-button-count");
  });
});
