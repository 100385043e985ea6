import { createContext, useContext } from "react";

/** Wall colours to try a picture on; keys of the messages. */
export const wallColours = { plaster: "#e6e0d5", sage: "#b9c1ae", clay: "#c58f73", night: "#39455c" } as const;
export type WallColour = keyof typeof wallColours;

export interface RoomSettings {
  readonly view: "flat" | "space";
  readonly colour: WallColour;
}

export interface RoomState extends RoomSettings {
  readonly set: (changes: Partial<RoomSettings>) => void;
}

export const RoomContext = createContext<RoomState | null>(null);

export function useRoom(): RoomState {
  const room = useContext(RoomContext);
  if (!room) throw new Error("no room above this component");
  return room;
}
