import type { PanelProps } from "../../panel.ts";
import type { CalendarConfiguration } from "../configuration.ts";
import type { Release } from "../release.ts";

export type Props = PanelProps<CalendarConfiguration, Release>;
