import type { PanelProps } from "../../panel.ts";
import type { CollageConfiguration } from "../configuration-schema.ts";
import type { Release } from "../release.ts";

export type Props = PanelProps<CollageConfiguration, Release>;
