import "./room-parts.css";

interface RoomPartsProps {
  /** Names the row for screen readers. */
  readonly label: string;
  readonly parts: readonly { readonly href: string; readonly name: string; readonly open: boolean }[];
}

/** Links to the parts of a room, each a list of its own. */
export const RoomParts = ({ label, parts }: RoomPartsProps) => (
  <nav className="room-parts" aria-label={label}>
    <ul>
      {parts.map(({ href, name, open }) => (
        <li key={href}>
          <a href={href} aria-current={open ? "page" : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
