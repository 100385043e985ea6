import "../../ui/icons/register-tools.ts";

export { DesignerApp } from "./designer-app.tsx";
