import type { DesignDocument } from "../design/document.ts";
import type { Step } from "../design/operation.ts";
import type { Wardrobe } from "../design/template/wardrobe.ts";
import type { DesignableKind } from "./registry.ts";

/** Wardrobes by the key of their style; null where one cannot be had. */
export type Wardrobes = (style: string) => Wardrobe | null;

/** Key of the style that a stored configuration names; null: none, or it cannot be read. */
export function styleNamedBy({ configurationSchema, design }: DesignableKind, configuration: unknown): string | null {
  const read = configurationSchema.safeParse(configuration);
  return read.success ? (design.styles?.keyOf(read.data) ?? null) : null;
}

/** Steps that bring a design to another configuration, in that configuration's style. */
export function reconfigured(
  kind: DesignableKind,
  design: DesignDocument,
  configuration: unknown,
  data: unknown,
  wardrobes: Wardrobes,
): readonly Step[] {
  const wardrobe = (named: unknown) => {
    const style = styleNamedBy(kind, named);
    return style === null ? null : wardrobes(style);
  };
  return kind.design.reconfigure(design, configuration, data, wardrobe(configuration), wardrobe(design.configuration));
}
