import { Fragment } from "react";
import "./storage-list.css";
import { offeredVendors, vendors } from "../../../core/consent.ts";
import { type StorageEntry, storageEntries } from "../../../core/storage-entries.ts";
import { useOutsideServices } from "../../frame/consent/use-outside-services.ts";
import { vendorWords } from "../../frame/consent/vendor-words.ts";
import { useLocale } from "../../words/context.tsx";
import { LegalSection } from "./legal-page.tsx";
import { storageWords } from "./storage-words.ts";

/** Everything that a visitor's browser keeps for this shop, and what it tells when something fails. */
export function StorageList() {
  const locale = useLocale();
  const t = storageWords(locale);
  const { categories } = vendorWords(locale);
  const offered = new Set<string | null>(offeredVendors(useOutsideServices()).map(({ id }) => id)).add(null);
  const categoryOf = (vendor: StorageEntry["vendor"]) => vendors.find(({ id }) => id === vendor)?.category;
  const duration = ({ kind, days }: StorageEntry) => {
    if (kind === "cookie") return days === null ? t.untilClosed : t.days({ count: days });
    return kind === "tab" ? t.untilTab : t.untilCleared;
  };
  return (
    <>
      <LegalSection title={t.logs}>
        <p>{t.logsText}</p>
      </LegalSection>
      <LegalSection title={t.title}>
        <p id="storage">{t.text}</p>
        <table className="storage-list">
          <thead>
            <tr>
              <th scope="col">{t.name}</th>
              <th scope="col">{t.purpose}</th>
              <th scope="col">{t.kept}</th>
            </tr>
          </thead>
          <tbody>
            {storageEntries
              .filter(({ vendor }) => offered.has(vendor))
              .map((entry) => {
                const category = categoryOf(entry.vendor);
                return (
                  <tr key={`${entry.kind} ${entry.name} ${entry.vendor}`}>
                    <th scope="row">
                      <code>{breakable(entry.name)}</code>
                    </th>
                    <td>
                      {t.purposes[entry.purpose]}
                      {category && <span className="label"> {t.after + categories[category].title}</span>}
                    </td>
                    <td>{duration(entry)}</td>
                  </tr>
                );
              })}
          </tbody>
        </table>
      </LegalSection>
    </>
  );
}

/** A name that may go on in the next line behind its signs, and not in the middle of a word. */
const breakable = (name: string) =>
  name.split(/(?<=[.:-])(?![.:-])/).map((piece, at) => (
    <Fragment key={piece}>
      {at > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
