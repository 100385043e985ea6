import type { DesignOutline } from "../../design/document.ts";
import type { Settled } from "../kind-design.ts";
import type { PhotoFrameConfiguration } from "./configuration.ts";
import { configurationSchema } from "./configuration-schema.ts";

/** One side, and nothing on it is counted: every wall picture is settled. */
export const settleDesign = ({
  configuration,
}: Pick<DesignOutline, "configuration">): Settled<PhotoFrameConfiguration> => ({
  configuration: configurationSchema.parse(configuration),
  steps: [],
});
