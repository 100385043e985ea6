import "./icons-page.css";
import { Icon } from "../../ui/icon.tsx";
import { iconNames, icons } from "../../ui/icons.ts";

/**
 * The sheet of all icons (route `/_icons`, a layout of its own): each is drawn, named and, in the sprite at the end, a
 * `<symbol>` with the id `icon-NAME` that other pages may copy.
 */
export function IconsPage() {
  return (
    <main className="wrap icons-page">
      <h1>Icons</h1>
      <ul>
        {iconNames.map((name) => (
          <li key={name}>
            <Icon name={name} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
      <svg aria-hidden="true" width="0" height="0">
        {iconNames.map((name) => (
          <symbol key={name} id={`icon-${name}`} viewBox={icons[name].viewBox}>
            <path d={icons[name].path} />
          </symbol>
        ))}
      </svg>
    </main>
  );
}
