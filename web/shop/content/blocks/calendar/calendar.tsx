import { DesignsView } from "../../designs-view.tsx";
import type { Calendar } from "./schema.ts";

export const CalendarBlock = ({ block }: { readonly block: Calendar }) => <DesignsView block={block} />;
