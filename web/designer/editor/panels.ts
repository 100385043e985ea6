import { ArtPanel } from "../panels/art/art-panel.tsx";
import { BackgroundPanel } from "../panels/background/background-panel.tsx";
import { CheckMark } from "../panels/check/check-mark.tsx";
import { CheckPanel } from "../panels/check/check-panel.tsx";
import { LayoutsPanel } from "../panels/layouts/layouts-panel.tsx";
import type { EditorPanel } from "../panels/panel.ts";
import { ShapesPanel } from "../panels/shapes/shapes-panel.tsx";
import { StylesPanel } from "../panels/styles/styles-panel.tsx";
import { textPanel } from "../panels/text/text-panel.ts";
import { recipientsPanel } from "../recipients/panel.ts";

const styles: EditorPanel = {
  id: "styles",
  icon: "wand",
  Content: StylesPanel,
  title: ({ panels: { styles: words } }) => words.title,
  offered: (_, hasStyles) => hasStyles,
};

const layouts: EditorPanel = {
  id: "layouts",
  icon: "tiles",
  Content: LayoutsPanel,
  title: ({ panels: { layouts: words } }) => words.title,
  offered: ({ layouts: can }, hasStyles) => can && hasStyles,
};

const art: EditorPanel = {
  id: "art",
  icon: "flower",
  Content: ArtPanel,
  title: ({ panels: { art: words } }) => words.title,
  offered: ({ elements }) => elements.includes("art"),
};

const shapes: EditorPanel = {
  id: "shapes",
  icon: "shapes",
  Content: ShapesPanel,
  title: ({ panels: { shapes: words } }) => words.title,
  offered: ({ elements }) => elements.includes("shape"),
};

const background: EditorPanel = {
  id: "background",
  icon: "palette",
  Content: BackgroundPanel,
  title: ({ panels: { background: words } }) => words.title,
  offered: ({ elements }) => elements.length > 0,
};

const check: EditorPanel = {
  id: "check",
  icon: "check",
  Content: CheckPanel,
  Mark: CheckMark,
  title: ({ panels: { check: words } }) => words.title,
  offered: () => true,
};

/** The left column besides the photos, in the order of the rail. */
export const panels: readonly EditorPanel[] = [
  styles,
  layouts,
  textPanel,
  recipientsPanel,
  art,
  shapes,
  background,
  check,
];
