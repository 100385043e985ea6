import type { PanelProps } from "../../panel.ts";
import type { CardConfiguration } from "../configuration-schema.ts";
import type { Release } from "../release.ts";

export type Props = PanelProps<CardConfiguration, Release>;
