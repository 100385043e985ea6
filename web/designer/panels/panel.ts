import type { ComponentType } from "react";
import type { Abilities } from "../../../products/kind-design.ts";
import type { IconName } from "../../../ui/icons.ts";
import type { Words } from "../elements/tool.ts";

/** What the left column shows for an entry of the rail. */
export interface EditorPanel {
  readonly id: string;
  readonly icon: IconName;
  readonly title: (words: Words) => string;
  /** Only where the kind can do something with it. */
  readonly offered: (abilities: Abilities, hasStyles: boolean) => boolean;
  readonly Content: ComponentType;
  /** Beside its name on the rail, for as long as the editor is open: a count, which it also says in words. */
  readonly Mark?: ComponentType;
}
