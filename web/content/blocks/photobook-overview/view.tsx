export { DesignsView as View } from "../../designs-view.tsx";
