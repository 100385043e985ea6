import { join } from "node:path";
import { type AddedLine, linesOfFolder } from "../../services/content/service.ts";
import { componentGroups, components } from "./components.ts";

/** The demo's stories and everything else of its space, as `npm run shop:content` exports a folder. */
export const spaceFolder = join(import.meta.dirname, "space");

/** What the folder does not hold: components are made of the blocks' own descriptions. */
export const componentLines: readonly AddedLine[] = [
  ...componentGroups.map((data) => ({ kind: "component_group" as const, data })),
  ...components.map((data) => ({ kind: "component" as const, data })),
];

/** All of the demo's content as the lines of a file of content. */
export const contentLines = (): string[] => [...linesOfFolder(spaceFolder, componentLines)];
