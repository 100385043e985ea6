import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { IconName } from "../../../ui/icons.ts";
import { Mark } from "../../../ui/logo.tsx";
import { useLocale } from "../../words/context.tsx";
import { officeSession, useMay, useOperator } from "../api/use-office.ts";
import { officePages } from "../data/office-paths.ts";
import { zoneText } from "../data/time-text.ts";
import { useOfficeMessages } from "../messages.ts";
import { useWorkCounts } from "./work-counts.ts";

interface Room {
  readonly href: string;
  readonly icon: IconName;
  readonly name: string;
  /** What waits there, as a number and in words for screen readers. */
  readonly count: number | undefined;
  readonly countWords: ((values: { readonly count: number }) => string) | undefined;
  /** Whether an address belongs to it. */
  readonly holds: (path: string) => boolean;
}

type Counted = Pick<Room, "count" | "countWords">;
const uncounted: Counted = { count: undefined, countWords: undefined };

/** The rooms that she may enter, with what waits in each. */
function useRooms(): readonly Room[] {
  const t = useOfficeMessages().frame;
  const counts = useWorkCounts();
  const mayVouchers = useMay("vouchers");
  const room = (href: string, icon: IconName, name: string, counted = uncounted): Room => ({
    href,
    icon,
    name,
    ...counted,
    holds: (path) => path.startsWith(href),
  });
  return [
    {
      ...room(officePages.orders, "bag", t.orders, { count: counts.openOrders, countWords: t.openOrders }),
      holds: (path) => path === officePages.orders || path.startsWith("/office/orders"),
    },
    room(officePages.jobs, "gear", t.jobs, { count: counts.deadJobs, countWords: t.deadJobs }),
    room(officePages.printHouses, "printer", t.printHouses),
    room(officePages.catalogue, "sort", t.catalogue),
    room(officePages.wording, "text", t.wording),
    room(officePages.mails, "mail", t.mails),
    room(officePages.content, "book", t.content),
    room(officePages.chats, "speech", t.chats, { count: counts.waitingChats, countWords: t.waitingChats }),
    room(officePages.flags, "flag", t.flags),
    room(officePages.customers, "person", t.customers),
    room(officePages.newsletter, "envelope", t.newsletter),
    room(officePages.funnel, "filter", t.funnel),
    ...(mayVouchers ? [room(officePages.vouchers, "voucher", t.vouchers)] : []),
    room(officePages.log, "warning", t.log),
    {
      ...room(officePages.blocks, "tiles", t.blocks),
      holds: (path) => path.startsWith(officePages.blocks) || path === officePages.ui,
    },
    room(officePages.access, "lock", t.access),
  ];
}

/** The rooms of the office with what waits in each, and who is signed in. Narrow windows fold the rooms away below the name of the one she is in. */
export function Sidebar() {
  const t = useOfficeMessages().frame;
  const locale = useLocale();
  const { name, role } = useOperator();
  const { pathname } = useLocation();
  const rooms = useRooms();
  const here = rooms.find(({ holds }) => holds(pathname));
  const { open, button, toggle, close, leaving } = useFold(pathname);
  return (
    <header className="sidebar" {...leaving}>
      <p className="sidebar-mark">
        <Mark />
        <span>{t.mark}</span>
      </p>
      <button
        type="button"
        className="sidebar-fold"
        ref={button}
        aria-expanded={open}
        aria-controls="office-rooms"
        onClick={toggle}
      >
        <Icon name="menu" small />
        <span>{here?.name ?? t.allRooms}</span>
        {here && <span className="visually-hidden">{t.allRooms}</span>}
      </button>
      <nav className="sidebar-rooms" id="office-rooms" aria-label={t.rooms} data-open={open || undefined}>
        <ul>
          {rooms.map((room) => (
            <li key={room.href}>
              <RoomLink room={room} current={room === here} onGo={close} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="sidebar-person">
        <p>
          <b>{name}</b>
          <span>{t.roles[role]}</span>
          <span>{t.clock({ zone: zoneText(locale, new Date()) })}</span>
        </p>
        <IconButton icon="log-out" label={t.signOut} onClick={() => void officeSession().signOut()} />
      </div>
    </header>
  );
}

/** Whether the rooms are unfolded; another room, Esc, and whatever gets the focus elsewhere folds them. */
function useFold(pathname: string) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the room changes
  useEffect(() => setOpen(false), [pathname]);
  const leaving = {
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !open) return;
      setOpen(false);
      button.current?.focus();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setOpen(false);
    },
  };
  return { open, button, leaving, toggle: () => setOpen((before) => !before), close: () => setOpen(false) };
}

interface RoomLinkProps {
  readonly room: Room;
  readonly current: boolean;
  readonly onGo: () => void;
}

function RoomLink({ room, current, onGo }: RoomLinkProps) {
  const { href, icon, name, count, countWords } = room;
  return (
    <a className="sidebar-room" href={href} onClick={onGo} aria-current={current ? "page" : undefined}>
      <Icon name={icon} small />
      <span>{name}</span>
      {count !== undefined && count > 0 && (
        <b className="num">
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden">{countWords?.({ count })}</span>
        </b>
      )}
    </a>
  );
}
