import { cachedForAll } from "../../frame/page-head/cached-for-all.ts";
import { PageHead } from "../../frame/page-head/page-head.tsx";
import { useMessages } from "../../words/context.tsx";
import { LegalTextPage } from "./legal-page.tsx";

export const headers = cachedForAll;

export default function Terms() {
  const { terms, termsPage } = useMessages().legal;
  return (
    <>
      <PageHead title={terms} description={termsPage.description} />
      <LegalTextPage text={termsPage} />
    </>
  );
}
