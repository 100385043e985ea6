export { ContentPreview } from "./content-preview.tsx";
