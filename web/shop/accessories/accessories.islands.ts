export { Shelves } from "./shelves.tsx";
