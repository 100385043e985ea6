import { renderToStaticMarkup as html } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ChoiceGroup } from "./choice.tsx";
import { FormatTile } from "./format-tile.tsx";
import { MaterialRow } from "./material-row.tsx";
import { OptionRow } from "./option-row.tsx";

const radio = { name: "glass", value: "float", onChoose: () => {} };
const link = { href: "/leinwanddruck?material=leinwand" };

describe("a choice in the address", () => {
  it("is a link that works without scripts, and says when it is the chosen one", () => {
    expect(html(<MaterialRow target={link} chosen name="Leinwand" />)).toMatch(
      /^<a class="choice material-row" href="\/leinwanddruck\?material=leinwand" aria-current="true">/,
    );
    expect(html(<MaterialRow target={link} chosen={false} name="Leinwand" />)).not.toContain("aria-current");
  });

  it("that cannot be chosen leads nowhere and shows its reason", () => {
    const refused = html(
      <MaterialRow target={link} chosen={false} name="Alu-Dibond" unavailable="Nur bis 150 × 100 cm" />,
    );
    expect(refused).not.toContain("href");
    expect(refused).toContain('aria-disabled="true"');
    expect(refused).toContain("Nur bis 150 × 100 cm");
  });
});

describe("a choice in a form", () => {
  it("is a radio button inside its label, so that the whole face is the target", () => {
    expect(html(<OptionRow target={radio} chosen title="Floatglas" end="enthalten" />)).toMatch(
      /^<label[^>]*><input type="radio" class="choice-input" name="glass" checked="" value="float"\/>.*Floatglas.*<\/label>$/,
    );
  });

  it("that cannot be chosen is disabled with its reason", () => {
    const refused = html(<OptionRow target={radio} chosen={false} title="Museumsglas" unavailable="Nur bis 100 cm" />);
    expect(refused).toContain('disabled=""');
    expect(refused).toContain("Nur bis 100 cm");
  });
});

it("a group of choices is named by its legend", () => {
  const group = html(
    <ChoiceGroup legend="Material" action={<a href="#alle">Alle zeigen</a>}>
      <p />
    </ChoiceGroup>,
  );
  expect(group).toMatch(/^<fieldset[^>]*><legend><span>Material<\/span><a href="#alle">/);
});

it("a format tile draws its shape to scale", () => {
  const tile = html(
    <FormatTile target={link} chosen extent={{ width: 750, height: 500 }} scale={0.003} size="75 × 50 cm" />,
  );
  expect(tile).toContain('style="width:2.250rem;height:1.500rem"');
});
