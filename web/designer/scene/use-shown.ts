import { useEffect, useState } from "react";

/**
 * The address to show while a better one is loading: a new address is taken only when it can be drawn at once, so that
 * a picture never blinks when the zoom asks for a larger proxy.
 *
 * @param meanwhile a smaller one that is there sooner, shown until the first is loaded
 */
export function useShown(wanted: string | null, meanwhile: string | null): string | null {
  const [shown, setShown] = useState(meanwhile);
  useEffect(() => {
    if (wanted === null || wanted === shown) return;
    let current = true;
    const take = () => current && setShown(wanted);
    const picture = new Image();
    picture.src = wanted;
    // an address that cannot be loaded (no connection) does not take away what is there
    picture.decode().then(take, () => {});
    return () => {
      current = false;
    };
  }, [wanted, shown]);
  return shown ?? meanwhile;
}
