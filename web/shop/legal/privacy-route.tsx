import { useMessages } from "../../messages/context.tsx";
import { cachedForAll } from "../cached-for-all.ts";
import { PageHead } from "../page-head.tsx";
import { LegalTextPage } from "./legal-page.tsx";

export const headers = cachedForAll;

export default function Privacy() {
  const { privacyPage } = useMessages().legal;
  return (
    <>
      <PageHead title={privacyPage.title} />
      <LegalTextPage text={privacyPage} />
    </>
  );
}
