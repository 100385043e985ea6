import { useContext, useEffect } from "react";
import { RouterContext } from "../../browser/navigation/page.ts";
import { followWishes } from "./follow-wishes.ts";

/** Fetches a page of the shop as soon as somebody points at a link to it or reaches it by keyboard. */
export function usePreloads(): void {
  const fetchData = useContext(RouterContext)?.preload;
  useEffect(() => followWishes(fetchData), [fetchData]);
}
