import { useMessages } from "../../messages/context.tsx";
import { cachedForAll } from "../cached-for-all.ts";
import { PageHead } from "../page-head.tsx";
import { LegalPage } from "./legal-page.tsx";

export const headers = cachedForAll;

export default function Terms() {
  const { termsPage } = useMessages().legal;
  return (
    <>
      <PageHead title={termsPage.title} />
      <LegalPage text={termsPage} />
    </>
  );
}
