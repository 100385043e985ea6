import { done } from "../../../../core/outcome.ts";
import { officeContentPaths, type PageHead, type PageList } from "../../../../services/content/contract.ts";
import { officeApi } from "../../api/use-office.ts";
import { useAnswer } from "../../data/use-answer.ts";

/** As many as the service answers at once. */
const atOnce = 50;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What is known of stories by their uuids; null of one that is gone, undefined while nobody knows. */
export function useStories(uuids: readonly string[]): (uuid: string) => PageHead | null | undefined {
  const asked = [...new Set(uuids.filter((one) => uuid.test(one)))].toSorted();
  const { answer } = useAnswer(
    `stories ${asked.join()}`,
    async (signal) => {
      const found = new Map<string, PageHead>();
      for (let start = 0; start < asked.length; start += atOnce) {
        const some = asked.slice(start, start + atOnce).join();
        const list = await officeApi().get<PageList>(officeContentPaths.pages, { query: { uuids: some }, signal });
        if (!list.ok) return list;
        for (const page of list.value.pages) found.set(page.uuid, page);
      }
      return done(found);
    },
    { keep: true },
  );
  return (one) => {
    if (answer.kind !== "ready") return undefined;
    return answer.value.get(one) ?? (answer.fresh ? null : undefined);
  };
}
