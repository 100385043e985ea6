import "./icon.css";
import { classNames } from "./class-names.ts";
import { type IconName, iconShape } from "./icons.ts";

export interface IconProps {
  readonly name: IconName;
  readonly small?: boolean | undefined;
  /** Only when the icon stands alone and says something; beside words it is silent. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** One icon of the set, 22 px (18 when small), in the colour of the text around it. */
export function Icon({ name, small, label, className }: IconProps) {
  const { viewBox, path } = iconShape(name);
  const picture = {
    className: classNames("icon", small && "icon-small", /-(?:left|right)$/.test(name) && "icon-turns", className),
    viewBox,
    focusable: false,
  } as const;
  return label ? (
    <svg role="img" aria-label={label} {...picture}>
      <path d={path} />
    </svg>
  ) : (
    <svg aria-hidden="true" {...picture}>
      <path d={path} />
    </svg>
  );
}
