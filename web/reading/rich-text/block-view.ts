import { type ComponentType, createContext, useContext } from "react";
import type { EmbeddedBlock } from "./rich-text-tree.ts";

/** Draws any block; blocks that hold others get it from here, because the list of all blocks knows them in turn. */
export type BlockView = ComponentType<{ readonly block: EmbeddedBlock }>;

const nothing: BlockView = () => null;

export const BlockViewContext = createContext<BlockView>(nothing);
export const useBlockView = (): BlockView => useContext(BlockViewContext);
