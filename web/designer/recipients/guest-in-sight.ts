import { createContext, useContext } from "react";

/** The recipient in sight: place in the list, from 0; null: texts show their fields. Not part of the design. */
interface GuestInSight {
  readonly at: number | null;
  readonly show: (at: number | null) => void;
}

export const GuestContext = createContext<GuestInSight>({ at: null, show: () => {} });

export const useGuestInSight = (): GuestInSight => useContext(GuestContext);
