import { Menu as Base } from "@base-ui/react/menu";
import type { ReactElement } from "react";
import "./menu.css";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons.ts";
import { mainLandmark } from "./landmark.ts";

export interface MenuAction {
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** What it does; with `href` it goes there instead. */
  readonly onSelect?: (() => void) | undefined;
  readonly href?: string | undefined;
  /** Removes or stops something. */
  readonly danger?: boolean | undefined;
  /** Why it cannot be done now. */
  readonly unavailable?: string | undefined;
}

interface MenuProps {
  /** The button that opens it: a `Button` or an `IconButton`. */
  readonly trigger: ReactElement;
  /** Groups of actions, a line between them. */
  readonly groups: readonly (readonly MenuAction[])[];
}

/** A menu of actions for designer and office; not for shop pages, which stay light. */
export function Menu({ trigger, groups }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal container={mainLandmark}>
        <Base.Positioner className="menu-place" sideOffset={4} align="end">
          <Base.Popup className="menu">
            {groups.map((actions, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a group is known by its place only
              <Base.Group key={index}>
                {index > 0 && <div className="menu-line" />}
                {actions.map((action) => (
                  <Item key={action.label} {...action} />
                ))}
              </Base.Group>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Item({ label, icon, onSelect, href, danger, unavailable }: MenuAction) {
  const className = classNames("menu-item", danger && "menu-item-danger");
  const face = (
    <>
      {icon && <Icon name={icon} small />}
      <span>
        {label}
        {unavailable && <span className="menu-item-reason">{unavailable}</span>}
      </span>
    </>
  );
  if (href !== undefined && unavailable === undefined) {
    return (
      <Base.LinkItem className={className} href={href} closeOnClick>
        {face}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item className={className} disabled={unavailable !== undefined} {...(onSelect ? { onClick: onSelect } : {})}>
      {face}
    </Base.Item>
  );
}
