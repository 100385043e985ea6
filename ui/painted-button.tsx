import { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from "./button.tsx";
import "./painted-button.css";
import type { ButtonPaint } from "./button-paint.ts";
import { classNames } from "./class-names.ts";

interface Painted {
  readonly paint: ButtonPaint;
}

const painted = ({ colour, style }: ButtonPaint, className?: string) =>
  classNames("button-paint", style !== "primary" && `button-paint-${style}`, `button-${colour}`, className);

/** A button in a colour that an editor chose; everything else, loading too, is as for every button. */
export const PaintedButton = ({ paint, className, ...button }: Painted & Omit<ButtonProps, "look">) => (
  <Button className={painted(paint, className)} {...button} />
);

/** Looks like it and goes somewhere. */
export const PaintedButtonLink = ({ paint, className, ...link }: Painted & Omit<ButtonLinkProps, "look">) => (
  <ButtonLink className={painted(paint, className)} {...link} />
);
