import type { PanelProps } from "../../panel.ts";
import type { PhotoFrameConfiguration } from "../configuration.ts";
import type { Release } from "../release.ts";

export type Props = PanelProps<PhotoFrameConfiguration, Release>;
