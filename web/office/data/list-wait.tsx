import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useOfficeMessages } from "../messages.ts";

/** Rows that are coming, in their final height. */
export function ListWait({ rows = 8 }: { readonly rows?: number }) {
  const t = useOfficeMessages().list;
  return (
    <Loading label={t.loading}>
      <div className="list-wait">
        {Array.from({ length: rows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all the same
          <Skeleton key={index} height="1.875rem" width={`${96 - ((index * 7) % 20)}%`} />
        ))}
      </div>
    </Loading>
  );
}
