export { SharedDesignView } from "./shared-design-view.tsx";
