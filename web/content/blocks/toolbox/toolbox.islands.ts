export { ToolboxBlock as Toolbox } from "./toolbox.tsx";
