export type { RuleSegment } from "./definition/flag-schema.ts";
export type { Matcher } from "./definition/matcher-schema.ts";
export * from "./figures/figure-shapes.ts";
export { type FlagKeyKind, flagKeyKinds, type KeyFacts } from "./key-kinds.ts";
export type { EnvironmentMade, KeyList, KeyMade } from "./office/key-shapes.ts";
export * from "./office/shapes.ts";
export * from "./protocol.ts";
export type { FlagEdit } from "./store/flag-edit.ts";
