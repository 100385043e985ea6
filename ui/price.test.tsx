import { renderToStaticMarkup as html } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Price } from "./price.tsx";
import { Total } from "./total.tsx";

describe("a price", () => {
  it("is not torn from its sign at the end of a line", () => {
    expect(html(<Price current={"1\u202f043,90 €"} />)).toContain("1\u00a0043,90\u00a0€");
    expect(html(<Price current="CHF 43.90" />)).toContain("CHF\u00a043.90");
  });

  it("shows the earlier price only when it was another", () => {
    expect(html(<Price current="43,90 €" original="43,90 €" />)).not.toContain("<s ");
    const reduced = html(<Price current="39,90 €" original="43,90 €" originalLabel="statt" />);
    expect(reduced).toMatch(/<s class="price-original"><span class="visually-hidden">statt <\/span>43,90\u00a0€<\/s>/);
    expect(reduced).toMatch(/class="price-reduced">39,90\u00a0€/);
  });

  it("does not move when it first appears", () => {
    expect(html(<Price current="43,90 €" />)).not.toContain("price-changed");
  });
});

it("a total is announced as a whole when it changes, its lines are not", () => {
  const total = html(
    <Total
      lines={[{ label: "Leinwand 75 × 50 cm", amount: "43,90 €" }]}
      label="Gesamt"
      total="48,85 €"
      tax="darin 7,80 € Mehrwertsteuer (19 %)"
    />,
  );
  expect(total).toContain("<dt>Leinwand 75 × 50 cm</dt><dd>43,90\u00a0€</dd>");
  expect(total.match(/role="status"/g)).toHaveLength(1);
  expect(total).toMatch(/role="status" aria-atomic="true">.*Gesamt.*48,85\u00a0€/);
  expect(total.indexOf("43,90")).toBeLessThan(total.indexOf('role="status"'));
});
