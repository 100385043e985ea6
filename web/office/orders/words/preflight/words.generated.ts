/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly rules: {
    readonly readable: string;
    readonly undamaged: string;
    readonly "pdf-version": string;
    readonly encryption: string;
    readonly "file-id": string;
    readonly filters: string;
    readonly "pdfx-marker": string;
    readonly "metadata-complete": string;
    readonly "metadata-agrees": string;
    readonly trapped: string;
    readonly scripts: string;
    readonly forms: string;
    readonly annotations: string;
    readonly "device-tricks": string;
    readonly "page-count": string;
    readonly "boxes-nested": string;
    readonly "boxes-size": string;
    readonly rotation: string;
    readonly "output-intent": string;
    readonly "intent-profile": string;
    readonly "colour-spaces": string;
    readonly "ink-limit": string;
    readonly "plates-expected": string;
    readonly "plate-overprint": string;
    readonly "plate-solid": string;
    readonly "registration-outside": string;
    readonly "fonts-embedded": string;
    readonly "font-subset": string;
    readonly "text-readable": string;
    readonly "small-type": string;
    readonly hairlines: string;
    readonly "photo-count": string;
    readonly "photo-visible": string;
    readonly "photo-data": string;
    readonly "photo-privacy": string;
    readonly resolution: string;
    readonly "white-rim": string;
    readonly "safe-area": string;
    readonly "foil-lines": string;
    readonly "foil-gaps": string;
    readonly "foil-type": string;
    readonly "closed-cuts": string;
    readonly "photo-repeats": string;
    readonly folds: string;
    readonly "spine-text": string;
    readonly "glue-free": string;
    readonly "empty-slots": string;
    readonly "blank-pages": string;
  };
  readonly covers: {
    readonly mat: string;
    readonly frame: string;
    readonly safe: string;
  };
  readonly boxes: {
    readonly trim: string;
    readonly bleed: string;
    readonly media: string;
  };
  readonly findings: {
    readonly readable: {
      readonly "not-pdf": string;
      readonly "no-start": string;
      readonly "no-trailer": string;
      readonly "broken-table": string;
      readonly "too-many-objects": string;
    };
    readonly undamaged: {
      readonly damage: (values: { what: string | number }) => string;
    };
    readonly "pdf-version": {
      readonly unknown: (values: { version: string | number }) => string;
      readonly newer: (values: { version: string | number }) => string;
    };
    readonly encryption: {
      readonly encrypted: string;
    };
    readonly "file-id": {
      readonly missing: string;
      readonly short: string;
    };
    readonly filters: {
      readonly lzw: string;
      readonly "foreign-filter": string;
    };
    readonly "pdfx-marker": {
      readonly missing: string;
      readonly other: (values: { version: string | number }) => string;
    };
    readonly "metadata-complete": {
      readonly "no-xmp": string;
      readonly missing: (values: { property: string | number }) => string;
    };
    readonly "metadata-agrees": {
      readonly differs: (values: { entry: string | number; info: string | number; xmp: string | number }) => string;
    };
    readonly trapped: {
      readonly missing: string;
      readonly unknown: (values: { value: string | number }) => string;
    };
    readonly scripts: {
      readonly javascript: string;
      readonly actions: string;
    };
    readonly forms: {
      readonly form: string;
      readonly attachment: string;
      readonly layers: string;
    };
    readonly annotations: {
      readonly inside: (values: { subtype: string | number }) => string;
      readonly outside: (values: { subtype: string | number }) => string;
    };
    readonly "device-tricks": {
      readonly "transfer-curve": string;
      readonly halftone: string;
      readonly postscript: string;
      readonly opi: string;
      readonly "reference-object": string;
      readonly "alternate-image": string;
    };
    readonly "page-count": {
      readonly differs: (values: { pages: string | number; wanted: string | number }) => string;
      readonly odd: (values: { pages: string | number }) => string;
      readonly "not-multiple": (values: { pages: string | number; of: string | number }) => string;
    };
    readonly "boxes-nested": {
      readonly "no-media": string;
      readonly "no-trim": string;
      readonly "trim-and-art": string;
      readonly "not-nested": string;
    };
    readonly "boxes-size": {
      readonly differs: (values: { box: string | number; found: string | number; wanted: string | number }) => string;
    };
    readonly rotation: {
      readonly turned: (values: { degrees: string | number }) => string;
    };
    readonly "output-intent": {
      readonly missing: string;
      readonly several: (values: { count: string | number }) => string;
      readonly "no-profile": string;
      readonly other: (values: { named: boolean; identifier: string | number; wanted: string | number }) => string;
    };
    readonly "intent-profile": {
      readonly "no-profile-data": string;
      readonly class: (values: { found: string | number }) => string;
      readonly components: (values: { says: string | number; profile: string | number; wanted: string | number }) => string;
      readonly cut: (values: { found: string | number; says: string | number }) => string;
      readonly other: string;
    };
    readonly "colour-spaces": {
      readonly device: (values: { space: string | number }) => string;
      readonly "no-profile": (values: { space: string | number }) => string;
      readonly components: (values: { space: string | number }) => string;
      readonly "tagged-intent": string;
      readonly "no-base": (values: { space: string | number }) => string;
      readonly unknown: (values: { space: string | number }) => string;
    };
    readonly "ink-limit": {
      readonly "too-much": (values: { total: string | number; limit: string | number }) => string;
      readonly "photo-not-measured": (values: { limit: string | number }) => string;
    };
    readonly "plates-expected": {
      readonly unexpected: (values: { ink: string | number }) => string;
      readonly missing: (values: { ink: string | number }) => string;
    };
    readonly "plate-overprint": {
      readonly "knocks-out": (values: { ink: string | number }) => string;
    };
    readonly "plate-solid": {
      readonly tint: (values: { ink: string | number }) => string;
    };
    readonly "registration-outside": {
      readonly inside: string;
    };
    readonly "fonts-embedded": {
      readonly missing: (values: { name: string | number }) => string;
    };
    readonly "font-subset": {
      readonly "undefined-glyph": (values: { name: string | number }) => string;
      readonly "no-such-glyph": (values: { glyph: string | number; name: string | number }) => string;
      readonly "empty-glyph": (values: { text: string | number; name: string | number }) => string;
      readonly width: (values: { name: string | number; real: string | number; said: string | number }) => string;
    };
    readonly "text-readable": {
      readonly "no-map": (values: { name: string | number }) => string;
    };
    readonly "small-type": {
      readonly small: (values: { points: string | number; least: string | number }) => string;
    };
    readonly hairlines: {
      readonly thin: (values: { points: string | number; least: string | number }) => string;
    };
    readonly "photo-count": {
      readonly photos: (values: { photos: string | number; wanted: string | number }) => string;
      readonly placements: (values: { placements: string | number; wanted: string | number }) => string;
    };
    readonly "photo-visible": {
      readonly "clipped-away": string;
    };
    readonly "photo-data": {
      readonly empty: string;
      readonly "not-looked-into": string;
      readonly unreadable: (values: { fault: string | number }) => string;
      readonly truncated: string;
      readonly kind: (values: { kind: string | number }) => string;
      readonly size: (values: { jpeg: string | number; says: string | number }) => string;
      readonly bits: (values: { jpeg: string | number; says: string | number }) => string;
      readonly components: (values: { jpeg: string | number; space: string | number }) => string;
    };
    readonly "photo-privacy": {
      readonly metadata: string;
    };
    readonly resolution: {
      readonly "too-low": (values: { ppi: string | number; least: string | number }) => string;
      readonly low: (values: { ppi: string | number; least: string | number }) => string;
    };
    readonly "white-rim": {
      readonly uncovered: string;
      readonly "photo-too-small": string;
      readonly "too-many-edges": string;
    };
    readonly "safe-area": {
      readonly "cut-away": string;
      readonly hidden: (values: { distance: string | number; by: string | number }) => string;
      readonly "near-edge": (values: { distance: string | number }) => string;
    };
    readonly "foil-lines": {
      readonly narrow: (values: { ink: string | number; millimetres: string | number; least: string | number }) => string;
      readonly "too-much": (values: { ink: string | number }) => string;
    };
    readonly "foil-gaps": {
      readonly narrow: (values: { ink: string | number; millimetres: string | number; least: string | number }) => string;
      readonly "too-much": (values: { ink: string | number }) => string;
    };
    readonly "foil-type": {
      readonly small: (values: { points: string | number; least: string | number }) => string;
    };
    readonly "closed-cuts": {
      readonly open: string;
    };
    readonly "photo-repeats": {
      readonly repeated: (values: { times: string | number; pages: string | number }) => string;
    };
    readonly folds: {
      readonly "text-fold": (values: { by: string | number }) => string;
      readonly "text-gutter": (values: { by: string | number }) => string;
      readonly "text-hinge": (values: { by: string | number }) => string;
      readonly "text-perforation": (values: { by: string | number }) => string;
      readonly "face-fold": (values: { by: string | number }) => string;
      readonly "face-gutter": (values: { by: string | number }) => string;
      readonly "face-hinge": (values: { by: string | number }) => string;
      readonly "face-perforation": (values: { by: string | number }) => string;
    };
    readonly "spine-text": {
      readonly "too-narrow": (values: { width: string | number; least: string | number }) => string;
      readonly "too-large": (values: { most: string | number }) => string;
    };
    readonly "glue-free": {
      readonly ink: (values: { by: string | number }) => string;
    };
    readonly "empty-slots": {
      readonly empty: (values: { slot: string | number }) => string;
    };
    readonly "blank-pages": {
      readonly blank: string;
    };
  };
}
