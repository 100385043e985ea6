import { cachedForAll } from "../../frame/page-head/cached-for-all.ts";
import { PageHead } from "../../frame/page-head/page-head.tsx";
import { useMessages } from "../../words/context.tsx";
import { LegalPage, LegalSection } from "./legal-page.tsx";
import { StorageList } from "./storage-list.tsx";

export const headers = cachedForAll;

export default function Privacy() {
  const { title, description, lead, sections } = useMessages().legal.privacyPage;
  return (
    <>
      <PageHead title={title} description={description} />
      <LegalPage title={title} lead={lead}>
        {sections.map((section) => (
          <LegalSection key={section.title} title={section.title}>
            <p>{section.text}</p>
          </LegalSection>
        ))}
        <StorageList />
      </LegalPage>
    </>
  );
}
