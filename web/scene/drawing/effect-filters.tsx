import { createContext, memo, type ReactNode, useContext, useId } from "react";
import type { PhotoEffect } from "../../../design/document.ts";
import { flatItems, type SceneItem } from "../../../design/scene.ts";
import { effectName, effectStages, type FilterStage } from "./effect-filter.ts";
import "./effect-filters.css";

/** Keeps apart what several drawings of a page define. */
const ScopeContext = createContext("");

const filterId = (scope: string, name: string): string => `effect-${scope}-${name}`;

/** CSS filter that shows a photo with its effect; undefined without one. Below `EffectFilters` that know it. */
export function useFilterOf(effect: PhotoEffect | undefined): string | undefined {
  const scope = useContext(ScopeContext);
  return effect && `url("#${filterId(scope, effectName(effect))}")`;
}

/** The effects of all photos among the items. */
export const effectsOf = (items: readonly SceneItem[]): readonly PhotoEffect[] =>
  [...flatItems(items)].flatMap((item) => (item.type === "image" && item.effect ? [item.effect] : []));

interface EffectFiltersProps {
  readonly effects: readonly PhotoEffect[];
  readonly children: ReactNode;
}

/** Defines a filter for each of the effects, once, for all below; seen by nobody. */
export function EffectFilters({ effects, children }: EffectFiltersProps) {
  const scope = useId();
  const byName = new Map(effects.map((effect) => [effectName(effect), effect]));
  return (
    <ScopeContext value={scope}>
      {byName.size > 0 && (
        <svg className="effect-filters" aria-hidden="true">
          {[...byName].map(([name, effect]) => (
            <EffectFilter key={name} id={filterId(scope, name)} {...effect} />
          ))}
        </svg>
      )}
      {children}
    </ScopeContext>
  );
}

/** By its numbers, so that it is written once for as long as they stay. */
const EffectFilter = memo(function EffectFilter({ id, ...effect }: PhotoEffect & { readonly id: string }) {
  return (
    <filter id={id} x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
      {effectStages(effect).map((stage, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stages have no identity but their place
        <Stage key={n} stage={stage} />
      ))}
    </filter>
  );
});

const Stage = ({ stage }: { readonly stage: FilterStage }) =>
  stage.type === "matrix" ? (
    <feColorMatrix type="matrix" values={stage.values} />
  ) : (
    <feComponentTransfer>
      <feFuncR type="table" tableValues={stage.red} />
      <feFuncG type="table" tableValues={stage.green} />
      <feFuncB type="table" tableValues={stage.blue} />
    </feComponentTransfer>
  );
