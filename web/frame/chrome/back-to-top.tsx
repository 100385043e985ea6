import { useEffect, useRef, useState } from "react";
import "./back-to-top.css";
import { classNames } from "../../../ui/class-names.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useMessages } from "../../words/context.tsx";
import { backToTopDebounce, offersTop } from "./back-to-top-rule.ts";
import { useFreePlace } from "./use-free-place.ts";

/** Leads to the top of a long page after scrolling up, aside of prices and controls; the focus goes with it. */
export function BackToTop() {
  const label = useMessages().chrome.backToTop;
  const offered = useOffered();
  const button = useRef<HTMLButtonElement>(null);
  const isFree = useFreePlace(button, offered);
  if (!offered) return null;
  const go = () => {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
    document.getElementById("content")?.focus({ preventScroll: true });
  };
  const classes = classNames("back-to-top", !isFree && "back-to-top-aside");
  return <IconButton ref={button} className={classes} icon="chevron-up" label={label} onClick={go} />;
}

function useOffered(): boolean {
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    let before = scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const [from, now] = [before, scrollY];
      before = now;
      setOffered((is) => offersTop(is, { before: from, now, height: innerHeight }));
    };
    const scrolled = () => {
      clearTimeout(timer);
      timer = setTimeout(look, backToTopDebounce);
    };
    addEventListener("scroll", scrolled, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("scroll", scrolled);
    };
  }, []);
  return offered;
}
