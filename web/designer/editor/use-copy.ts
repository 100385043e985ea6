import type { Api } from "../../../core/http/api.ts";
import { writeQuery } from "../../../core/query-string.ts";
import { useMessages } from "../../words/context.tsx";
import type { DesignContext } from "../context/design-context.ts";
import { addressOf, designerAddress } from "../context/designer-address.ts";
import { httpDesignApi } from "../store/http-design-api.ts";
import { operationToCopy } from "../store/keep-as-copy.ts";

/** When it went well the page is left. */
export type CopyOutcome = "leaving" | "failed";

/** Makes a new design of what this tab shows, and goes there. The old one stays as the server has it. */
export function useCopy(context: DesignContext, api: Api): () => Promise<CopyOutcome> {
  const t = useMessages().designer.conflict;
  return async () => {
    const { document } = context.session.state().kept.history;
    const designs = httpDesignApi(api);
    const query = writeQuery(context.kind.writeLink(document.configuration));
    const created = await designs.create(context.kind.key, query);
    if (!created.ok) return "failed";
    const { id, sequence } = created.value.design;
    const operations = [operationToCopy(document, t.copyTitle({ title: document.title }))];
    const appended = await designs.append(id, { baseSequence: sequence, operations });
    if (!appended.ok) return "failed";
    context.session.close();
    location.assign(addressOf(designerAddress(context.kind.designerPath, context.shop), id, null));
    return "leaving";
  };
}
