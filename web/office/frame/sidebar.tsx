import { useLocation } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { IconName } from "../../../ui/icons.ts";
import { Mark } from "../../../ui/logo.tsx";
import { useLocale } from "../../messages/context.tsx";
import { officePages } from "../data/office-paths.ts";
import { zoneText } from "../data/time-text.ts";
import { useOfficeMessages } from "../messages.ts";
import { officeSession, useMay, useOperator } from "../session/use-office.ts";
import { useWorkCounts } from "./work-counts.ts";

interface Room {
  readonly href: string;
  readonly icon: IconName;
  readonly name: string;
  /** What waits there, as a number and in words for screen readers. */
  readonly count: number | undefined;
  readonly countWords: ((count: number) => string) | undefined;
  /** Whether an address belongs to it. */
  readonly holds: (path: string) => boolean;
}

/** The rooms of the office with what waits in each, and who is signed in. */
export function Sidebar() {
  const t = useOfficeMessages().frame;
  const locale = useLocale();
  const { name, role } = useOperator();
  const { pathname } = useLocation();
  const counts = useWorkCounts();
  const mayVouchers = useMay("vouchers");
  const vouchers: Room = {
    ...{ href: officePages.vouchers, icon: "voucher", name: t.vouchers },
    ...{ count: undefined, countWords: undefined },
    holds: (path) => path.startsWith(officePages.vouchers),
  };
  const rooms: readonly Room[] = [
    {
      ...{ href: officePages.orders, icon: "bag", name: t.orders },
      ...{ count: counts.openOrders, countWords: t.openOrders },
      holds: (path) => path === officePages.orders || path.startsWith("/office/orders"),
    },
    {
      ...{ href: officePages.jobs, icon: "gear", name: t.jobs },
      ...{ count: counts.deadJobs, countWords: t.deadJobs },
      holds: (path) => path.startsWith(officePages.jobs),
    },
    {
      ...{ href: officePages.catalogue, icon: "sort", name: t.catalogue },
      ...{ count: undefined, countWords: undefined },
      holds: (path) => path.startsWith(officePages.catalogue),
    },
    {
      ...{ href: officePages.mails, icon: "mail", name: t.mails },
      ...{ count: undefined, countWords: undefined },
      holds: (path) => path.startsWith(officePages.mails),
    },
    {
      ...{ href: officePages.content, icon: "book", name: t.content },
      ...{ count: undefined, countWords: undefined },
      holds: (path) => path.startsWith(officePages.content),
    },
    {
      ...{ href: officePages.chats, icon: "speech", name: t.chats },
      ...{ count: counts.waitingChats, countWords: t.waitingChats },
      holds: (path) => path.startsWith(officePages.chats),
    },
    {
      ...{ href: officePages.flags, icon: "flag", name: t.flags },
      ...{ count: undefined, countWords: undefined },
      holds: (path) => path.startsWith(officePages.flags),
    },
    {
      ...{ href: officePages.customers, icon: "person", name: t.customers },
      ...{ count: undefined, countWords: undefined },
      holds: (path) => path.startsWith(officePages.customers),
    },
    {
      ...{ href: officePages.newsletter, icon: "envelope", name: t.newsletter },
      ...{ count: undefined, countWords: undefined },
      holds: (path) => path.startsWith(officePages.newsletter),
    },
    {
      ...{ href: officePages.funnel, icon: "filter", name: t.funnel },
      ...{ count: undefined, countWords: undefined },
      holds: (path) => path.startsWith(officePages.funnel),
    },
    ...(mayVouchers ? [vouchers] : []),
    {
      ...{ href: officePages.log, icon: "warning", name: t.log },
      ...{ count: undefined, countWords: undefined },
      holds: (path) => path.startsWith(officePages.log),
    },
    {
      ...{ href: officePages.blocks, icon: "tiles", name: t.blocks },
      ...{ count: undefined, countWords: undefined },
      holds: (path) => path.startsWith(officePages.blocks) || path === officePages.ui,
    },
  ];
  return (
    <header className="sidebar">
      <p className="sidebar-mark">
        <Mark />
        <span>{t.mark}</span>
      </p>
      <nav className="sidebar-rooms" aria-label={t.rooms}>
        <ul>
          {rooms.map((room) => (
            <li key={room.href}>
              <RoomLink room={room} current={room.holds(pathname)} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="sidebar-person">
        <p>
          <b>{name}</b>
          <span>{t.roles[role]}</span>
          <span>{t.clock(zoneText(locale, new Date()))}</span>
        </p>
        <IconButton icon="log-out" label={t.signOut} onClick={() => void officeSession().signOut()} />
      </div>
    </header>
  );
}

function RoomLink({ room, current }: { readonly room: Room; readonly current: boolean }) {
  const { href, icon, name, count, countWords } = room;
  return (
    <a className="sidebar-room" href={href} aria-current={current ? "page" : undefined}>
      <Icon name={icon} small />
      <span>{name}</span>
      {count !== undefined && count > 0 && (
        <b className="num">
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden">{countWords?.(count)}</span>
        </b>
      )}
    </a>
  );
}
