import { renderToStaticMarkup as html } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { NumberInput } from "./number-input.tsx";
import { Select } from "./select.tsx";
import { TextArea, TextInput } from "./text-input.tsx";

describe("a field", () => {
  it("ties the label to its control", () => {
    expect(html(<TextInput id="plz" label="PLZ" name="zip" />)).toMatch(/<label[^>]+for="plz".*<input[^>]+id="plz"/);
  });

  it("without words around it describes nothing", () => {
    const plain = html(<TextInput id="ort" label="Ort" />);
    expect(plain).not.toContain("aria-describedby");
    expect(plain).not.toContain("aria-invalid");
  });

  it("is described by its error first and its hint after", () => {
    const wrong = html(
      <TextInput id="plz" label="PLZ" hint="Fünf Ziffern" error="Es fehlt eine." value="8033" readOnly />,
    );
    expect(wrong).toContain('aria-describedby="plz-error plz-hint"');
    expect(wrong).toContain('aria-invalid="true"');
    expect(wrong).toMatch(/id="plz-error".*Es fehlt eine\./);
    expect(wrong).toMatch(/id="plz-hint">Fünf Ziffern/);
  });

  it("keeps a hidden label for screen readers", () => {
    expect(html(<TextInput label="Suche" labelHidden />)).toMatch(
      /<label class="field-label visually-hidden"[^>]*>Suche/,
    );
  });

  it("says which field may stay empty", () => {
    expect(html(<TextArea label="Notiz" optional="optional" />)).toContain("Notiz<span");
  });
});

describe("a number", () => {
  it("stays the text she wrote, with the unit read after the label", () => {
    const width = html(<NumberInput label="Breite" unit="cm" decimal defaultValue="75,5" />);
    expect(width).toContain('type="text"');
    expect(width).toContain('inputMode="decimal"');
    expect(width).toContain('value="75,5"');
    expect(width).toContain('Breite<span class="visually-hidden"> (cm)</span>');
    expect(width).toMatch(/aria-hidden="true">cm</);
  });

  it("asks phones for digits when there are no fractions", () => {
    expect(html(<NumberInput label="Stück" />)).toContain('inputMode="numeric"');
  });
});

it("a select shows single options and groups", () => {
  const select = html(
    <Select
      label="Land"
      defaultValue="CH"
      options={[
        { value: "DE", label: "Deutschland" },
        {
          label: "Nachbarn",
          members: [
            { value: "CH", label: "Schweiz" },
            { value: "X", label: "Später", disabled: true },
          ],
        },
      ]}
    />,
  );
  expect(select).toContain('<option value="DE">Deutschland</option><optgroup label="Nachbarn">');
  expect(select).toContain('<option value="CH" selected="">Schweiz</option>');
  expect(select).toContain('<option value="X" disabled="">Später</option>');
});
