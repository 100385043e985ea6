import { Pagination } from "../../../ui/pagination.tsx";
import { useOfficeMessages } from "../messages.ts";

interface ListPagesProps {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly href: (page: number) => string;
}

/** Pages of a list; nothing for one page. */
export function ListPages({ page, pageSize, total, href }: ListPagesProps) {
  const t = useOfficeMessages().list;
  const words = {
    label: t.pages,
    previous: t.previousPage,
    next: t.nextPage,
    page: (number: number) => t.page({ page: number }),
  };
  return <Pagination words={words} current={page} count={Math.ceil(total / pageSize)} href={href} />;
}
