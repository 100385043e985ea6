import { expect, test } from "vitest";
import { categoryOfPath } from "./category-path.ts";

test.each([
  ["photobox", ["bilderbox", "fotobox", "box-photos", "scatola-con-foto", "caja-de-foto"]],
  ["photoprint", ["fotoabzuege", "tirages-photos", "stampa-foto", "revelado-de-fotos", "photo-prints"]],
  ["calendar", ["fotokalender", "calendario-personalizzato", "calendrier-photo", "calendario-personalizado"]],
  [
    "canvas",
    [
      "leinwanddruck",
      "afdruk-op-canvas",
      "impression-sur-toile",
      "stampa-su-tela",
      "impresion-sobre-lienzo",
      "canvas-prints",
    ],
  ],
])("paths of %s begin alike in every locale and on every platform (core document, section 2)", (category, prefixes) => {
  for (const prefix of prefixes)
    for (const path of [`/${prefix}`, `/${prefix}/a/b`, `/fr/${prefix}-x`, `/d/${prefix}/`, `/it/d/${prefix}`])
      expect(categoryOfPath(path), path).toBe(category);
});

test("other paths have no category", () => {
  for (const path of ["/", "/fr", "/d", "/papier", "/mein/leinwanddruck", "/Leinwanddruck", "/leinwand"])
    expect(categoryOfPath(path), path).toBeNull();
});
