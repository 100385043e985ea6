import type { RecipientFinding } from "../../../design/recipients/recipient-findings.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useMessages } from "../../words/context.tsx";

/** What is wrong with all pieces at once: a field that the list does not have. */
export function RecipientTroubles({ findings }: { readonly findings: readonly RecipientFinding[] }) {
  const t = useMessages().designer.recipients;
  const fields = findings.flatMap(({ line, body }) =>
    line === null && body.reason === "field-unknown" ? [body.field] : [],
  );
  return (
    <Notice tone="warn" announce="polite">
      {[...new Set(fields)].map((field) => (
        <p key={field}>{t.troubles.fieldUnknown({ field })}</p>
      ))}
    </Notice>
  );
}
