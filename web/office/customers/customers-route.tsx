import { useState } from "react";
import { useSearchParams } from "react-router";
import { type CustomerList, type FoundCustomer, officeCustomerPaths } from "../../../services/customers/contract.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { type Column, Table } from "../../../ui/table.tsx";
import { ListAnswer } from "../data/answer-wait.tsx";
import { choiceAddress, readChoice } from "../data/list-choice.ts";
import { ListHead } from "../data/list-head.tsx";
import { officePages } from "../data/office-paths.ts";
import { SearchField } from "../data/search-field.tsx";
import { useAnswer } from "../data/use-answer.ts";
import { useOfficeMessages } from "../messages.ts";
import { officeApi } from "../session/use-office.ts";
import "./customers.css";
import { PartnerLinkForm } from "./partner-link-form.tsx";
import { useCustomersText } from "./words.ts";

const tabs = ["all"] as const;

/** Customers, who of them buys under a partner's brand, and links that begin a partner's visit. */
export default function Customers() {
  const { frame, list } = useOfficeMessages();
  const t = useCustomersText();
  const [query] = useSearchParams();
  const choice = readChoice(query, tabs);
  const [failed, setFailed] = useState(false);
  const { answer, reload } = useAnswer(
    choiceAddress("customers", choice, tabs),
    (signal) =>
      officeApi().get<CustomerList>(officeCustomerPaths.customers, { query: { search: choice.search }, signal }),
    { keep: true },
  );
  const mark = async ({ id }: FoundCustomer, whitelabel: boolean) => {
    const changed = await officeApi().put(officeCustomerPaths.whitelabel(id), { body: { whitelabel } });
    setFailed(!changed.ok);
    void reload();
  };
  const addressOf = (search: string) => choiceAddress(officePages.customers, { ...choice, search, page: 1 }, tabs);
  return (
    <>
      <title>{`${t.title}: ${frame.mark}`}</title>
      <ListHead
        title={t.title}
        search={<SearchField value={choice.search} hint={t.searchHint} addressOf={addressOf} />}
      />
      <div role="status">{failed && <Notice tone="bad">{t.notSaved}</Notice>}</div>
      <ListAnswer answer={answer} onRetry={() => void reload()}>
        {({ customers }) =>
          customers.length > 0 ? (
            <CustomerTable customers={customers} onMark={mark} />
          ) : (
            <div className="list-empty">
              {choice.search === "" ? (
                <EmptyState icon="search" title={t.empty}>
                  {t.emptyText}
                </EmptyState>
              ) : (
                <EmptyState icon="search" title={list.noHit}>
                  {list.noHitText(choice.search)}
                </EmptyState>
              )}
            </div>
          )
        }
      </ListAnswer>
      <PartnerLinkForm />
    </>
  );
}

interface CustomerTableProps {
  readonly customers: readonly FoundCustomer[];
  readonly onMark: (customer: FoundCustomer, whitelabel: boolean) => void;
}

function CustomerTable({ customers, onMark }: CustomerTableProps) {
  const t = useCustomersText();
  const columns: readonly Column<FoundCustomer>[] = [
    { key: "number", head: t.number, cell: ({ number }) => <span className="num">{number}</span> },
    { key: "name", head: t.name, cell: ({ name }) => <b>{name}</b> },
    { key: "email", head: t.email, wide: true, cell: ({ email }) => email },
    {
      key: "brand",
      head: t.brand,
      cell: (one) => (
        <Checkbox
          aria-label={t.brandOf(one.name)}
          label={one.whitelabelBy === null ? "" : t.by(one.whitelabelBy)}
          checked={one.whitelabelBy !== null}
          onChange={(event) => onMark(one, event.target.checked)}
        />
      ),
    },
  ];
  return (
    <Table caption={t.title} columns={columns} groups={[{ key: "all", rows: customers }]} rowKey={({ id }) => id} />
  );
}
