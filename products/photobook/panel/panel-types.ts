import type { PanelProps } from "../../panel.ts";
import type { PhotobookConfiguration } from "../configuration.ts";
import type { Release } from "../release.ts";

export type Props = PanelProps<PhotobookConfiguration, Release>;
